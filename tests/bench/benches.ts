import type { Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { findBlocks } from '../../src/bundle/find-blocks';
import {
	showcaseContent,
	type ShowcaseFile,
	type ShowcasePicture,
	type ShowcaseSection,
} from '../../src/playground/showcase';
import { phpScript } from '../../src/playground/php';
import { createPost, runPhp, siteUrl } from '../e2e/support/site';
import { openEditor } from './editor';
import { describeSpread, inPairs, spread } from './pairs';
import { visit } from './visit';

/** A table: the first row holds the headings. */
export type Table = { title: string; rows: string[][] };

/** Each block's showcase on a page of its own, against a page with its heading alone. */
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
	const rows = [
		[
			'block',
			'files',
			'bytes on opening',
			'bytes after scrolling',
			'script time, page with : empty page',
		],
	];
	for ( const { slug, folder } of await findBlocks() ) {
		const file = resolve( folder, 'showcase.ts' );
		if ( ! existsSync( file ) || ( only && only !== slug ) ) {
			continue;
		}
		const { showcase, showcases }: ShowcaseFile = await import(
			pathToFileURL( file ).href
		);
		const section = showcase ?? showcases[ slug ];
		if ( ! section ) {
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

/** What a block measures of itself, beside its tests: more of it than a showcase holds. */
export type Bench = ( tools: {
	browser: Browser;
	times: number;
} ) => Promise< Table >;

/** What the blocks measure of themselves, one table each: `tests/bench.ts` in their folders. */
export async function benchesOfBlocks(
	browser: Browser,
	times: number
): Promise< Table[] > {
	const tables: Table[] = [];
	for ( const path of globSync( 'extensions/*/*/tests/bench.ts' ).sort() ) {
		const { bench } = ( await import(
			pathToFileURL( resolve( path ) ).href
		) ) as { bench: Bench };
		tables.push( await bench( { browser, times } ) );
	}
	return tables;
}

/** The editor on an empty post, with the plugin against without. */
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

/** The address of a page with content, and without anything else. */
export async function pageWith(
	section: ShowcaseSection,
	pictures: readonly ShowcasePicture[]
): Promise< string > {
	const id = await createPost( {
		title: section.title,
		content: showcaseContent( [ section ], pictures ),
	} );
	return `${ siteUrl() }/?p=${ id }`;
}
