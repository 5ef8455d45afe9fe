import { expect } from '#e2e';
import type { Page } from '@playwright/test';
import { BLOCK, markup } from './support';

/** The plan that the Playground creates for the showcase. */
export const content = markup( { planId: 9101, planSource: 'site' } );

/** Checks that a visitor can start a payment. */
export async function job( page: Page ): Promise< void > {
	await expect( page.locator( `${ BLOCK } form button` ) ).toBeVisible();
}
