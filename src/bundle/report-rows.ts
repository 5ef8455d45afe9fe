import type { Listed, ListName } from '#shared/definitions';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { countTests } from './count-tests';
import { weighEdit, weighStyle, weighView } from './weigh';

/** What an extension is. */
export type Kind = 'block' | 'panel' | 'enhancement';

/** One registered name, measured. */
export type ReportRow = {
	name: string;
	kind: Kind;
	list: ListName;
	built: boolean;
	/** Bytes of gzip; 0 where there is nothing. */
	viewGzip: number;
	styleGzip: number;
	editGzip: number;
	fixtures: number;
	tests: number;
};

type Options = {
	lines: Readonly< Record< Kind, readonly Listed[] > >;
	/** The blocks on disk: a child is one whose data says whom it follows. */
	blocks: readonly {
		slug: string;
		folder: string;
		data: { follows?: string };
	}[];
	build: string;
	/** The project. */
	root?: string;
};

/** A row for every line of the lists and for every child of a block; what is not built yet weighs nothing. */
export function reportRows( {
	lines,
	blocks,
	build,
	root = '.',
}: Options ): ReportRow[] {
	const folders = new Map(
		blocks.map( ( { slug, folder } ) => [ slug, folder ] )
	);
	const row = (
		name: string,
		kind: Kind,
		{ list, built }: Pick< Listed, 'list' | 'built' >
	): ReportRow => ( {
		name,
		kind,
		list,
		built,
		...( built
			? measure(
					name,
					folders.get( name ) ?? `extensions/${ kind }s/${ name }`,
					build,
					root
				)
			: NOTHING ),
	} );
	return ( [ 'block', 'panel', 'enhancement' ] as const ).flatMap(
		( kind ) => {
			const own = lines[ kind ];
			const children =
				kind === 'block'
					? blocks.flatMap( ( { slug, data } ) => {
							const parent = own.find(
								( { slug: name } ) => name === data.follows
							);
							return parent
								? [
										row( slug, kind, {
											...parent,
											built: true,
										} ),
									]
								: [];
						} )
					: [];
			return [
				...own.map( ( line ) => row( line.slug, kind, line ) ),
				...children,
			].sort( ( a, b ) => a.name.localeCompare( b.name, 'en' ) );
		}
	);
}

const NOTHING = {
	viewGzip: 0,
	styleGzip: 0,
	editGzip: 0,
	fixtures: 0,
	tests: 0,
};

function measure(
	slug: string,
	folder: string,
	build: string,
	root: string
): typeof NOTHING {
	return {
		viewGzip: weighView( build, slug ).gzip,
		styleGzip: weighStyle( build, slug ).gzip,
		editGzip: weighEdit( build, slug ).gzip,
		fixtures: globSync( `fixtures/${ slug }{,__*}.html`, {
			cwd: join( root, folder ),
			ignore: [ '**/*.saved.html', '**/*.rendered.html' ],
		} ).length,
		tests: countTests( slug, folder, root ),
	};
}
