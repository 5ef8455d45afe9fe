import { expect, php, runPhp } from '#e2e';
import type { Page } from '@playwright/test';
import { BLOCK, OWNER } from './support';

/** Fetches the account's posts before the page is opened. The returned function deletes them. */
export async function prepare(): Promise< () => Promise< unknown > > {
	await runPhp(
		`do_action( \\Dovetail\\Instagram_Gallery\\Gallery::EVENT, '${ OWNER }' );`
	);
	return () =>
		php(
			`return delete_option( \\Dovetail\\Instagram_Gallery\\Gallery::OPTION . '${ OWNER }' );`
		);
}

/** Checks that a visitor sees the site's own copies of the images. */
export async function job( page: Page ): Promise< void > {
	const image = page.locator( `${ BLOCK } img` ).first();
	await expect( image ).toHaveAttribute(
		'src',
		/\/uploads\/dovetail-blocks\/instagram\//
	);
}
