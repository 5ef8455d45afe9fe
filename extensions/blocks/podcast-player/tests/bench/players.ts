import { pageWith, type Bench } from '../../../../../tests/bench/benches';
import {
	describeSpread,
	inPairs,
	spread,
} from '../../../../../tests/bench/pairs';
import { visit } from '../../../../../tests/bench/visit';
import { platformUrl } from '../../../../../tests/e2e/support/site';
import { fetchFeed } from './prepare';

/** Compares scrolling on a page with many players to scrolling without them. */
export const bench: Bench = async ( browser, times ) => {
	const players = 50;
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
	await fetchFeed( feed );
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
};
