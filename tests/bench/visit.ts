import type { Browser, Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** Cost of one visit. Times in milliseconds, bytes with gzip. */
export type Visit = {
	script: number;
	/** Our script and style that came before anybody touched the page. */
	ours: number;
	/** The same after the page was scrolled through: libraries that wait until a block comes near. */
	oursScrolled: number;
	/** Everything else that came after the page was scrolled through: vendor libraries are ours, pictures are not. */
	requests: number;
};

const OURS = '/plugins/dovetail-blocks/';

/** Opens a page with nothing cached, waits, scrolls to its end, and says what that cost. */
export async function visit( browser: Browser, url: string ): Promise< Visit > {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 900 },
	} );
	const page = await context.newPage();
	const bytes = countOurs( page );
	const scriptTime = await countScriptTime( page );
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForLoadState( 'networkidle' );
	const ours = await bytes();
	await scrollThrough( page );
	await page.waitForLoadState( 'networkidle' );
	const script = await scriptTime();
	const scrolled = await bytes();
	await context.close();
	return {
		script,
		ours: ours.gzip,
		oursScrolled: scrolled.gzip,
		requests: scrolled.requests,
	};
}

/** Counts what comes from the plugin's folder. */
function countOurs(
	page: Page
): () => Promise< { gzip: number; requests: number } > {
	const answers: Response[] = [];
	page.on( 'response', ( response ) => {
		if ( response.url().includes( OURS ) ) {
			answers.push( response );
		}
	} );
	return async () => {
		const sizes = await Promise.all(
			answers.map( async ( answer ) =>
				answer.ok()
					? gzipSync( await answer.body(), { level: 9 } ).length
					: 0
			)
		);
		return {
			gzip: sizes.reduce( ( sum, size ) => sum + size, 0 ),
			requests: sizes.length,
		};
	};
}

async function scrollThrough( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		const step = window.innerHeight / 2;
		for ( let y = 0; y < document.body.scrollHeight; y += step ) {
			window.scrollTo( 0, y );
			await new Promise( ( painted ) =>
				requestAnimationFrame( () =>
					requestAnimationFrame( () => painted( null ) )
				)
			);
		}
	} );
}

/** Counts the milliseconds that a page spends in scripts: asked before it is opened, since nothing is counted before that. */
export async function countScriptTime(
	page: Page
): Promise< () => Promise< number > > {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable' );
	return async () => {
		const { metrics } = await session.send( 'Performance.getMetrics' );
		return (
			1000 *
			( metrics.find( ( { name } ) => name === 'ScriptDuration' )
				?.value ?? NaN )
		);
	};
}
