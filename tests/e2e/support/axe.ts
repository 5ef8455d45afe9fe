import type { Frame, Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isBefore } from './site';

declare const axe: typeof axeCore;

/**
 * The minified axe script, followed by `0`, because Playwright returns the value of the last expression to the test.
 */
const SCRIPT = `${ readFileSync(
	createRequire( import.meta.url ).resolve( 'axe-core/axe.min.js' ),
	'utf8'
) };0`;

/**
 * Runs axe on parts of a page or of a frame. Returns its violations as sentences.
 *
 * @param page      Page or frame to test.
 * @param selectors Selectors of the parts.
 */
export async function axeWithin(
	page: Page | Frame,
	...selectors: string[]
): Promise< string[] > {
	if ( ! ( await page.evaluate( () => 'axe' in window ) ) ) {
		await page.evaluate( SCRIPT );
	}
	// Copy only the violations from the page, because the complete results are about 200 kB.
	const violations = await page.evaluate(
		async ( context ) =>
			(
				await axe.run( context, {
					resultTypes: [ 'violations' ],
				} )
			).violations,
		{ include: selectors.map( ( selector ) => [ selector ] ) }
	);
	return violations.flatMap( ( { id, help, nodes } ) =>
		nodes
			.filter( ( node ) => ! isOldButtonBlue( node ) )
			.map(
				( { target } ) => `${ id }: ${ help } (${ target.join( ' ' ) })`
			)
	);
}

/** Whether the violation is the blue of WordPress's buttons before 7.0, which has a contrast ratio of 4.3 to white. */
const isOldButtonBlue = ( { any }: axeCore.NodeResult ): boolean =>
	isBefore( '7.0' ) &&
	any.some(
		( { id, data } ) =>
			id === 'color-contrast' && data.fgColor === '#007cba'
	);
