import { expect } from '#e2e';
import type { Page } from '@playwright/test';
import { BLOCK, markup } from './support';

/** The plan of the showcase post in the playground. */
export const content = markup( {
	currency: 'EUR',
	planSource: 'site',
	oneTimeDonation: { show: true, planId: 9111, amounts: [ 5, 15, 100 ] },
} );

/** Checks that a visitor can start to donate. */
export async function job( page: Page ): Promise< void > {
	await expect(
		page.locator( `${ BLOCK } form:visible button` ).first()
	).toBeVisible();
}
