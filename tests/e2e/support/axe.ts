import type { Frame, Page } from '@playwright/test';
import axeCore from 'axe-core';
import { isBefore } from './site';

/** The axe library, once it is loaded in the page. */
declare const axe: typeof axeCore;

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
		await page.evaluate( axeCore.source );
	}
	const { violations } = await page.evaluate(
		( context ) => axe.run( context ),
		{ include: selectors.map( ( selector ) => [ selector ] ) }
	);
	return violations.flatMap( ( { id, help, nodes } ) =>
		nodes
			.filter( ( node ) => ! isOldBlue( node ) )
			.map(
				( { target } ) => `${ id }: ${ help } (${ target.join( ' ' ) })`
			)
	);
}

/** Whether the violation is the blue of buttons in older versions of WordPress, with a contrast of 4.3 to white. */
const isOldBlue = ( { any }: axeCore.NodeResult ): boolean =>
	isBefore( '7.0' ) &&
	any.some(
		( { id, data } ) =>
			id === 'color-contrast' && data.fgColor === '#007cba'
	);
