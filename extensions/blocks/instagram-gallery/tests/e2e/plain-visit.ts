import { expect, php, runPhp } from '#e2e';
import type { Page } from '@playwright/test';
import { BLOCK, OWNER } from './support';

/** The queue has read the account before the page is looked at. */
export async function prepare(): Promise< () => Promise< unknown > > {
	await runPhp(
		`do_action( \\Dovetail\\Instagram_Gallery\\Gallery::EVENT, '${ OWNER }' );`
	);
	return () =>
		php(
			`return delete_option( \\Dovetail\\Instagram_Gallery\\Gallery::OPTION . '${ OWNER }' );`
		);
}

/** A visitor sees the pictures, from the site itself. */
export async function job( page: Page ): Promise< void > {
	const image = page.locator( `${ BLOCK } img` ).first();
	await expect( image ).toHaveAttribute(
		'src',
		/\/uploads\/dovetail-blocks\/instagram\//
	);
}
