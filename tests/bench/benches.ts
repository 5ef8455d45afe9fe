import type { Browser } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBlocks } from '../../src/bundle/find-blocks';
import {
	showcaseContent,
	type ShowcaseFile,
	type ShowcasePicture,
	type ShowcaseSection,
} from '../../src/playground/showcase';
import { phpScript } from '../../src/playground/php';
import {
	createPost,
	php,
	platformUrl,
	runPhp,
	siteUrl,
} from '../e2e/support/site';
import { openEditor } from './editor';
import { describeSpread, inPairs, spread } from './pairs';
import { sendMany } from './send-many';
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
	await php(
		`do_action( Dovetail_Blocks_Podcast_Feed::EVENT, $input );`,
		`${ platformUrl() }/podcast/feed/quiet-hours.xml`
	);
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

/** Many players on one page, all of them scrolled past, against the page without. */
export async function benchPlayers(
	browser: Browser,
	times: number,
	players = 50
): Promise< Table > {
	process.stderr.write( `Visiting ${ players } podcast players …\n` );
	const feed = `${ platformUrl() }/podcast/feed/quiet-hours.xml`;
	const player = `<!-- wp:dovetail/podcast-player {"url":"${ feed }"} -->\n<div class="wp-block-dovetail-podcast-player"><a href="${ feed }">${ feed }</a></div>\n<!-- /wp:dovetail/podcast-player -->`;
	const url = await pageWith(
		{
			title: 'Players',
			content: Array( players ).fill( player ).join( '\n\n' ),
		},
		[]
	);
	const empty = await pageWith( { title: 'Empty', content: '' }, [] );
	await php(
		`do_action( Dovetail_Blocks_Podcast_Feed::EVENT, $input );`,
		feed
	);
	await visit( browser, url );
	const { script, oursScrolled } = await inPairs( times, {
		with: () => visit( browser, url ),
		without: () => visit( browser, empty ),
	} );
	return {
		title: `${ players } podcast players on one page, all scrolled in; ${ times } pairs, middle (least–greatest)`,
		rows: [
			[ 'measure', 'value' ],
			[ 'bytes of ours, gzip', String( oursScrolled[ 0 ]?.with ) ],
			[
				'script time, page with : empty page',
				describeSpread( spread( script ) ),
			],
		],
	};
}

/** Valid messages to one form from many clients at once: each is accepted, and stored once. */
export async function benchForms(
	messages = 500,
	clients = 10
): Promise< Table > {
	process.stderr.write( `Sending ${ messages } messages …\n` );
	const page = await pageWith(
		{
			title: 'Form',
			content: readFileSync(
				'extensions/blocks/contact-form/fixtures/contact-form.html',
				'utf8'
			),
		},
		[]
	);
	const mark = `bench${ process.pid }`;
	const sent = await sendMany( { page, messages, clients, mark } );
	const stored = await php< number >(
		`global $wpdb; return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'dovetail_entry' AND post_content LIKE %s", '%of ' . $wpdb->esc_like( $input ) . '.%' ) );`,
		mark
	);
	const times = sent
		.map( ( { milliseconds } ) => milliseconds )
		.sort( ( a, b ) => a - b );
	return {
		title: `${ messages } messages to one form from ${ clients } clients`,
		rows: [
			[ 'measure', 'value' ],
			[
				'accepted',
				String( sent.filter( ( { accepted } ) => accepted ).length ),
			],
			[ 'stored', String( stored ) ],
			[
				'slowest answer : middle one',
				(
					( times.at( -1 ) ?? NaN ) /
					( times[ Math.floor( times.length / 2 ) ] ?? NaN )
				).toFixed( 2 ),
			],
		],
	};
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

async function pageWith(
	section: ShowcaseSection,
	pictures: readonly ShowcasePicture[]
): Promise< string > {
	const id = await createPost( {
		title: section.title,
		content: showcaseContent( [ section ], pictures ),
	} );
	return `${ siteUrl() }/?p=${ id }`;
}
