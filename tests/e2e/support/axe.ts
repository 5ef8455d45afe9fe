import type { Frame, Page } from '@playwright/test';
import axeCore from 'axe-core';
import { isBefore } from './site';

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
		nodes
			.filter( ( node ) => ! isOldBlue( node ) )
			.map(
				( { target } ) => `${ id }: ${ help } (${ target.join( ' ' ) })`
			)
	);
}

/** Whether it is the blue of WordPress's own buttons in an older version, 4.3 : 1 on white. */
const isOldBlue = ( { any }: axeCore.NodeResult ): boolean =>
	isBefore( '7.0' ) &&
	any.some(
		( { id, data } ) =>
			id === 'color-contrast' && data.fgColor === '#007cba'
	);
