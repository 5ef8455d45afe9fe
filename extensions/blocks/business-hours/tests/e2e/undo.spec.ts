import type { Locator } from '@playwright/test';
import { attributeOf, expect, expectSteps, test } from '#e2e';

test( 'Ctrl+Z undoes each change of a day or a time separately', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.edit();
	await author.insert( 'business-hours' );
	const day = ( name: string ) =>
		canvas.getByRole( 'group', { name, exact: true } );
	await expect( day( 'Monday' ) ).toBeVisible();
	const type = ( field: Locator, digits: string ) => async () => {
		await field.focus();
		await page.keyboard.type( digits );
	};
	await expectSteps(
		author,
		attributeOf( author, 'business-hours', 'days' ),
		() => day( 'Wednesday' ).getByLabel( 'Open 24 hours' ).check(),
		() =>
			day( 'Thursday' )
				.getByRole( 'checkbox', { name: 'Open', exact: true } )
				.uncheck(),
		type( day( 'Monday' ).getByLabel( 'Opening' ), '1030AM' ),
		type( day( 'Monday' ).getByLabel( 'Closing' ), '0715PM' )
	);
} );
