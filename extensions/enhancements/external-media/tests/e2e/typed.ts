import { expect, type TypedField } from '#e2e';
import { browserOf, openSource } from './support';

export const typed: readonly TypedField[] = [
	{
		field: 'the year of photos in an external library',
		block: 'core/image',
		async open( editor ) {
			const dialog = await openSource( editor, 'Google Photos' );
			await dialog
				.getByLabel( 'Date' )
				.selectOption( 'Specific Month/Year' );
		},
		find: ( { page } ) => browserOf( page ).getByLabel( 'Year' ),
		keys: '2019',
		async after( { page } ) {
			const dialog = browserOf( page );
			const [ request ] = await Promise.all( [
				page.waitForRequest( /external-media/ ),
				dialog.getByRole( 'button', { name: 'Apply' } ).click(),
			] );
			expect
				.soft( decodeURIComponent( request.url() ) )
				.toContain( 'dateRange=2019-01-01:2019-12-31' );
			await page.keyboard.press( 'Escape' );
		},
	},
];
