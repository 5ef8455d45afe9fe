import type { Browser, Page } from '@playwright/test';
import type { WordPress } from '../e2e/support';
import { siteUrl } from '../e2e/support/site';
import { sessionOf } from '../harness/browser/log-in';
import type { Table } from './benches';
import { describeSpread, inPairs, spread } from './pairs';

declare const wp: WordPress;

type Block = { name: string; attributes: Record< string, unknown > };

/**
 * Compares the time to select and change a large block in the editor with that for a small block of the same type.
 *
 * @param browser
 * @param times          Number of pairs.
 * @param options
 * @param options.title  Title of the table.
 * @param options.large
 * @param options.small
 * @param options.change Returns the attributes to set, by the number of the change.
 */
export async function benchSelecting(
	browser: Browser,
	times: number,
	{
		title,
		large,
		small,
		change,
	}: {
		title: string;
		large: Block;
		small: Block;
		change: ( block: Block, number: number ) => Block[ 'attributes' ];
	}
): Promise< Table > {
	process.stderr.write( `${ title } …\n` );
	const measure = ( block: Block ) => () => time( browser, block, change );
	await measure( small )();
	const { selecting, changing } = await inPairs( times, {
		with: measure( large ),
		without: measure( small ),
	} );
	return {
		title: `${ title }, large : small; ${ times } pairs, middle (least–greatest)`,
		rows: [
			[ 'measure', 'ratio' ],
			[ 'selecting the block', describeSpread( spread( selecting ) ) ],
			[ 'a change', describeSpread( spread( changing ) ) ],
		],
	};
}

/** Number of changes per measurement. The result is their mean time. */
const CHANGES = 5;

/**
 * Inserts a block into a new post, selects it and changes it. Resolves with the browser's work in milliseconds for
 * selecting and for each change.
 */
async function time(
	browser: Browser,
	block: Block,
	change: ( block: Block, number: number ) => Block[ 'attributes' ]
): Promise< { selecting: number; changing: number } > {
	const context = await browser.newContext( {
		storageState: sessionOf( 'administrator' ),
		viewport: { width: 1280, height: 900 },
	} );
	const page = await context.newPage();
	const work = await countWork( page );
	await page.goto( `${ siteUrl() }/wp-admin/post-new.php` );
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByRole( 'textbox', { name: 'Add title' } )
		.waitFor();
	const id = await page.evaluate( ( { name, attributes } ) => {
		const created = wp.blocks.createBlock( name, attributes );
		const editor = wp.data.dispatch( 'core/block-editor' );
		editor.resetBlocks( [ created ] );
		editor.clearSelectedBlock();
		return created.clientId as string;
	}, block );
	const selecting = await work( () =>
		page.evaluate(
			( clientId ) =>
				wp.data.dispatch( 'core/block-editor' ).selectBlock( clientId ),
			id
		)
	);
	let changing = 0;
	for ( let number = 0; number < CHANGES; number++ ) {
		changing += await work( () =>
			page.evaluate(
				( [ clientId, attributes ] ) =>
					wp.data
						.dispatch( 'core/block-editor' )
						.updateBlockAttributes( clientId, attributes ),
				[ id, change( block, number ) ] as const
			)
		);
	}
	await context.close();
	return { selecting, changing: changing / CHANGES };
}

/**
 * The page is considered idle after `PAUSE_MS` with less than `IDLE_MS` of work. The benchmark waits at most
 * `MAX_PAUSES` such intervals.
 */
const PAUSE_MS = 500;
const IDLE_MS = 25;
const MAX_PAUSES = 10;

/**
 * Returns a function that performs an action and resolves with the page's work (scripts, styles and layout) in
 * milliseconds until it is idle again.
 */
async function countWork(
	page: Page
): Promise< ( act: () => Promise< unknown > ) => Promise< number > > {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable' );
	const now = async () => {
		const { metrics } = await session.send( 'Performance.getMetrics' );
		return (
			1000 *
			( metrics.find( ( { name } ) => name === 'TaskDuration' )?.value ??
				NaN )
		);
	};
	const settle = async () => {
		for ( let turn = 0, before = await now(); turn < MAX_PAUSES; turn++ ) {
			await page.waitForTimeout( PAUSE_MS );
			const after = await now();
			if ( after - before < IDLE_MS ) {
				return;
			}
			before = after;
		}
	};
	return async ( act ) => {
		await settle();
		const before = await now();
		await act();
		await settle();
		return ( await now() ) - before;
	};
}
