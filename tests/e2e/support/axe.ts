import type { Frame, Page } from '@playwright/test';
import axeCore from 'axe-core';

/** The library in a page, once it is there. */
declare const axe: typeof axeCore;

/**
 * What axe finds within parts of the page, as sentences; nothing is an empty list.
 *
 * @param page      The page, as it stands now.
 * @param selectors Of the parts; `iframe >>> .block` is one within a frame.
 */
export async function axeWithin(
	page: Page,
	...selectors: string[]
): Promise< string[] > {
	const parts = new Map< Frame, string[][] >();
	for ( const selector of selectors ) {
		const [ inner = '', outer ] = selector.split( ' >>> ' ).reverse();
		const frame = outer ? await frameAt( page, outer ) : page.mainFrame();
		parts.set( frame, [ ...( parts.get( frame ) ?? [] ), [ inner ] ] );
	}
	const found: string[] = [];
	for ( const [ frame, include ] of parts ) {
		if ( ! ( await frame.evaluate( () => 'axe' in window ) ) ) {
			await frame.evaluate( axeCore.source );
		}
		const { violations } = await frame.evaluate(
			( context ) => axe.run( context ),
			{ include }
		);
		found.push(
			...violations.flatMap( ( { id, help, nodes } ) =>
				nodes.map(
					( { target } ) =>
						`${ id }: ${ help } (${ target.join( ' ' ) })`
				)
			)
		);
	}
	return found;
}

async function frameAt( page: Page, selector: string ): Promise< Frame > {
	const element = await page.locator( selector ).elementHandle();
	const frame = await element?.contentFrame();
	if ( ! frame ) {
		throw new Error( `There is no frame at ${ selector }.` );
	}
	return frame;
}
