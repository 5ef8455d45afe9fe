import type { Page } from '@playwright/test';

/**
 * From now on notes what moves in a page without anybody having pressed anything.
 *
 * @return What has moved: the beginning of its HTML.
 */
export async function recordShifts(
	page: Page
): Promise< () => Promise< string[] > > {
	// A font that comes late moves every text of the theme.
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
