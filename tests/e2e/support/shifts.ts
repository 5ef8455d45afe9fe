import type { Page } from '@playwright/test';

/**
 * Starts recording layout shifts that happen without an interaction.
 *
 * @return Start of the HTML of each shifted element.
 */
export async function recordShifts(
	page: Page
): Promise< () => Promise< string[] > > {
	// Block web fonts, because a font that loads late shifts all texts of the theme.
	await page.route( /\.woff2/, ( route ) => route.fulfill( { body: '' } ) );
	await page.addInitScript( () => {
		const shifts: string[] = [];
		Reflect.set( window, 'shifts', shifts );
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( ( entry ) => {
				const sources: { node?: Node }[] = Reflect.get(
					entry,
					'sources'
				);
				shifts.push(
					...sources.map( ( { node } ) => {
						const element =
							node instanceof Element
								? node
								: node?.parentElement;
						return element?.outerHTML.slice( 0, 80 ) ?? '';
					} )
				);
			} )
		).observe( { type: 'layout-shift', buffered: true } );
	} );
	return () => page.evaluate( () => Reflect.get( window, 'shifts' ) );
}
