import type { Page } from '@playwright/test';

/** Speeds up the page's CSS animations, so that no test waits seconds for the end of one. */
export async function speedUpAnimations(
	page: Page,
	playbackRate = 20
): Promise< void > {
	const browser = await page.context().newCDPSession( page );
	await browser.send( 'Animation.enable' );
	await browser.send( 'Animation.setPlaybackRate', { playbackRate } );
}
