import type { Frame, Page } from '@playwright/test';
import axeCore from 'axe-core';

/** The library in a page, once it is there. */
declare const axe: typeof axeCore;

/**
 * What axe finds within parts of a page or of a frame, as sentences; nothing is an empty list.
 *
 * @param page      The page or the frame, as it stands now.
 * @param selectors Of the parts.
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
		nodes.map(
			( { target } ) => `${ id }: ${ help } (${ target.join( ' ' ) })`
		)
	);
}
