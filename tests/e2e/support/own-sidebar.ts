import { expect, type Locator, type Page } from '@playwright/test';

/** Name of the plugin's sidebar, and of the button that opens it. */
const NAME = 'Dovetail Blocks';

/** Returns the region for the editor's sidebars, which shows one sidebar at a time. */
const regionOf = ( page: Page ): Locator =>
	page.getByRole( 'region', { name: 'Editor settings' } );

/**
 * Opens the plugin's sidebar with its button, which is in the editor's menu on a phone. Resolves with the sidebar's
 * region.
 */
export async function openOwnSidebar( page: Page ): Promise< Locator > {
	const region = regionOf( page );
	const title = region.getByText( NAME, { exact: true } );
	if ( ! ( await title.filter( { visible: true } ).count() ) ) {
		const button = page.getByRole( 'button', { name: NAME, exact: true } );
		if ( ( page.viewportSize()?.width ?? 0 ) < 782 ) {
			await page.getByRole( 'button', { name: 'Options' } ).click();
			await page.getByRole( 'menuitemcheckbox', { name: NAME } ).click();
		} else {
			await button.click();
		}
	}
	await expect( title.filter( { visible: true } ) ).not.toHaveCount( 0 );
	return region;
}

/** Returns the button that opens and closes a group of panels, such as "Share". */
export const groupHeading = ( page: Page, title: string ): Locator =>
	regionOf( page ).getByRole( 'button', { name: title, exact: true } );

/** Opens a group by keyboard. WordPress remembers which groups a user has opened. */
export async function openGroup( page: Page, title: string ): Promise< void > {
	await openOwnSidebar( page );
	const heading = groupHeading( page, title );
	if ( ( await heading.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await heading.press( 'Enter' );
	}
}
