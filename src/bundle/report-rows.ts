import type {
	ExtensionData,
	ExtensionFacts,
	ListName,
	ViewBudget,
} from '#shared/definitions';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { countTests } from './count-tests';
import type { ExtensionOnDisk } from './find-extensions';
import { weighEdit, weighStyle, weighView } from './weigh';

type Kind = 'block' | 'panel' | 'enhancement';

/** A row of the report: the sizes of a registered extension. */
export type ReportRow = {
	name: string;
	kind: Kind;
	list: ListName;
	/** Always true. Not removed, because programs that read the report may use it. */
	built: true;
	/** Gzipped size in bytes; 0 if the file does not exist. */
	viewGzip: number;
	styleGzip: number;
	editGzip: number;
	fixtures: number;
	/**
	 * Number of the folder's tests in the last run of each stage; 0 if none has run. Blocks of a family share their
	 * folder.
	 */
	tests: number;
};

type Options = {
	blocks: readonly {
		folder: string;
		data: ExtensionData & { follows?: string };
	}[];
	others: readonly ExtensionOnDisk[];
	facts: ReadonlyMap< string, ExtensionFacts >;
	build: string;
	root?: string;
};

/** Returns a row for each block (children after their parents), panel and enhancement. */
export function reportRows( {
	blocks,
	others,
	facts,
	build,
	root = '.',
}: Options ): ReportRow[] {
	const counts = countTests( root );
	const testsIn = ( folder: string ) =>
		[ ...counts ].reduce(
			( sum, [ file, count ] ) =>
				file.startsWith( `${ folder }/tests/` ) ? sum + count : sum,
			0
		);
	const rowOf = (
		kind: Kind,
		folder: string,
		{ slug }: ExtensionData,
		{ list = 'production' }: ExtensionData
	): ReportRow => ( {
		name: slug,
		kind,
		list,
		built: true,
		...measure(
			slug,
			folder,
			build,
			root,
			facts.get( slug )?.viewBudget?.until
		),
		tests: testsIn( folder ),
	} );
	const rows = [
		...blocks.map( ( { folder, data } ) => {
			const parent = blocks.find(
				( { data: { slug } } ) => slug === data.follows
			);
			return rowOf( 'block', folder, data, parent?.data ?? data );
		} ),
		...others.map( ( { kind, folder, data } ) =>
			rowOf( kind, folder, data, data )
		),
	];
	return rows.sort(
		( a, b ) =>
			KINDS.indexOf( a.kind ) - KINDS.indexOf( b.kind ) ||
			a.name.localeCompare( b.name, 'en' )
	);
}

const KINDS: readonly Kind[] = [ 'block', 'panel', 'enhancement' ];

function measure(
	slug: string,
	folder: string,
	build: string,
	root: string,
	until: ViewBudget[ 'until' ]
): Pick< ReportRow, 'viewGzip' | 'styleGzip' | 'editGzip' | 'fixtures' > {
	return {
		viewGzip: weighView( build, slug, until ).gzip,
		styleGzip: weighStyle( build, slug ).gzip,
		editGzip: weighEdit( build, slug ).gzip,
		fixtures: globSync( `fixtures/${ slug }{,__*}.html`, {
			cwd: join( root, folder ),
			ignore: [ '**/*.saved.html', '**/*.rendered.html' ],
		} ).length,
	};
}
