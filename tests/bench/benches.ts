import type { Browser } from '@playwright/test';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import {
	fillPlaceholders,
	type ShowcasePicture,
} from '../../src/playground/fill-placeholders';
import { findShowcaseSections } from '../../src/playground/find-showcase';
import { phpScript } from '../../src/playground/php';
import {
	showcaseContent,
	type ShowcaseSection,
} from '../../src/playground/showcase';
import { createPost, platformUrl, runPhp, siteUrl } from '../e2e/support/site';
import { openEditor } from './editor';
import { describeSpread, inPairs, spread } from './pairs';
import { prepareServer, servePage, type Load } from './server';
import { visit } from './visit';

/** A table whose first row contains the headings. */
export type Table = { title: string; rows: string[][] };

/** Compares two pages for each block: one with the block's showcase, one with only its heading. */
export async function benchVisitors(
	browser: Browser,
	times: number,
	only?: string
): Promise< Table > {
	const pictures: ShowcasePicture[] = JSON.parse(
		await runPhp( phpScript( 'showcase-pictures' ) )
	);
	const empty = await pageWith( { title: 'Empty', content: '' }, pictures );
	await visit( browser, empty );
	await prepareShowcases();
	const rows = [
		[
			'block',
			'files',
			'bytes on opening',
			'bytes after scrolling',
			'script time, page with : empty page',
		],
	];
	for ( const section of await findShowcaseSections() ) {
		const { slug } = section;
		if ( only && only !== slug ) {
			continue;
		}
		process.stderr.write( `Visiting ${ slug } …\n` );
		const url = await pageWith( section, pictures );
		const { ours, oursScrolled, requests, script } = await inPairs( times, {
			with: () => visit( browser, url ),
			without: () => visit( browser, empty ),
		} );
		rows.push( [
			slug,
			String( requests[ 0 ]?.with ),
			String( ours[ 0 ]?.with ),
			String( oursScrolled[ 0 ]?.with ),
			describeSpread( spread( script ) ),
		] );
	}
	return {
		title: `Visitors: script of ours, bytes gzip; ${ times } pairs, middle (least–greatest)`,
		rows,
	};
}

/** A benchmark that returns a table. */
export type Bench = ( browser: Browser, pairs: number ) => Promise< Table >;

/**
 * Returns the blocks' own benchmarks, `tests/bench/<name>.ts` in a block's folder, by file name. Leaves out files named
 * `prepare`, which set up showcases.
 */
export async function benchesOfBlocks(): Promise< Record< string, Bench > > {
	const benches: Record< string, Bench > = {};
	for ( const path of globSync( 'extensions/*/*/tests/bench/*.ts' ).sort() ) {
		const { bench } = ( await import(
			pathToFileURL( resolve( path ) ).href
		) ) as { bench?: Bench };
		if ( bench ) {
			benches[ basename( path, '.ts' ) ] = bench;
		}
	}
	return benches;
}

/**
 * Runs the blocks' own preparations, such as loading data for the first time. Otherwise, they would slow down the
 * measured visits.
 */
async function prepareShowcases(): Promise< void > {
	for ( const path of globSync( 'extensions/*/*/tests/bench/prepare.ts' ) ) {
		const { prepare } = ( await import(
			pathToFileURL( resolve( path ) ).href
		) ) as { prepare(): Promise< unknown > };
		await prepare();
	}
}

/** Compares opening the editor on an empty post with and without the plugin. */
export async function benchEditor(
	browser: Browser,
	times: number
): Promise< Table > {
	process.stderr.write( 'Opening the editor …\n' );
	await openEditor( browser, true );
	await openEditor( browser, false );
	const pairs = await inPairs( times, {
		with: () => openEditor( browser, true ),
		without: () => openEditor( browser, false ),
	} );
	return {
		title: `Editor on an empty post, with the plugin : without; ${ times } pairs, middle (least–greatest)`,
		rows: [
			[ 'measure', 'ratio' ],
			[
				'until it can be written in',
				describeSpread( spread( pairs.ready ) ),
			],
			[ 'time in scripts', describeSpread( spread( pairs.script ) ) ],
			[ 'heap', describeSpread( spread( pairs.heap ) ) ],
			[
				'requests of ours (a number)',
				String( pairs.requests[ 0 ]?.with ),
			],
		],
	};
}

const NUMBER_OF_BLOCKS = 400;

/**
 * Compares the cost of opening two posts with the same number of blocks: one repeats the showcases of all blocks, the
 * other contains only paragraphs.
 */
export async function benchLongPost(
	browser: Browser,
	times: number
): Promise< Table > {
	process.stderr.write( 'Opening a long post …\n' );
	const pictures: ShowcasePicture[] = JSON.parse(
		await runPhp( phpScript( 'showcase-pictures' ) )
	);
	await prepareShowcases();
	const sections = await findShowcaseSections();
	const draft = ( block: ( index: number ) => string ) =>
		createPost( {
			content: Array.from( { length: NUMBER_OF_BLOCKS }, ( _, index ) =>
				fillPlaceholders( block( index ), pictures, platformUrl() )
			).join( '\n\n' ),
			status: 'draft',
		} );
	const ours = await draft(
		( index ) => sections[ index % sections.length ]?.content ?? ''
	);
	const paragraphs = await draft(
		() =>
			'<!-- wp:paragraph -->\n<p>A paragraph.</p>\n<!-- /wp:paragraph -->'
	);
	await openEditor( browser, true, ours );
	const pairs = await inPairs( times, {
		with: () => openEditor( browser, true, ours ),
		without: () => openEditor( browser, true, paragraphs ),
	} );
	return {
		title: `Editor on a post with ${ NUMBER_OF_BLOCKS } blocks of ours : ${ NUMBER_OF_BLOCKS } paragraphs; ${ times } pairs, middle (least–greatest)`,
		rows: [
			[ 'measure', 'ratio' ],
			[ 'until it is quiet', describeSpread( spread( pairs.quiet ) ) ],
			[ 'time in scripts', describeSpread( spread( pairs.script ) ) ],
			[ 'heap', describeSpread( spread( pairs.heap ) ) ],
			[ 'requests', describeSpread( spread( pairs.allRequests ) ) ],
		],
	};
}

/**
 * Compares the server time of a page without our blocks in three cases: with the plugin, without it, and with the same
 * number of empty block types.
 */
export async function benchServer(
	_: Browser,
	times: number
): Promise< Table > {
	process.stderr.write( 'Asking for a page …\n' );
	await prepareServer();
	const against = async ( load: Load ) =>
		describeSpread(
			spread(
				(
					await inPairs( times, {
						with: () => servePage( load ),
						without: () => servePage( 'nothing' ),
					} )
				).ms
			)
		);
	return {
		title: `Time of the server for a page without our blocks, with something : without; ${ times } pairs, middle (least–greatest)`,
		rows: [
			[ 'with', 'ratio' ],
			[ 'the plugin', await against( 'plugin' ) ],
			[
				'as many block types, empty: what WordPress itself takes for them',
				await against( 'block types' ),
			],
		],
	};
}

/** Creates a page with only the given content and returns its URL. */
export async function pageWith(
	section: Pick< ShowcaseSection, 'title' | 'content' >,
	pictures: readonly ShowcasePicture[]
): Promise< string > {
	const id = await createPost( {
		title: section.title,
		content: fillPlaceholders(
			showcaseContent( [ section ] ),
			pictures,
			platformUrl()
		),
	} );
	return `${ siteUrl() }/?p=${ id }`;
}
