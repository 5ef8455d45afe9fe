import { expect } from '#e2e';
import type { Page } from '@playwright/test';
import { BLOCK, markup } from './support';

/** The plan of the showcase, which the playground has. */
export const content = markup( { planId: 9101, planSource: 'site' } );

/** A visitor can begin to pay. */
export async function job( page: Page ): Promise< void > {
	await expect( page.locator( `${ BLOCK } form button` ) ).toBeVisible();
}
