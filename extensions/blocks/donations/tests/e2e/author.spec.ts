import { axeWithin, expect, screenshot, siteUrl, test } from '#e2e';
import { BLOCK, asked, forget, steer } from './support';

test.beforeEach( async () => {
	await steer( 'reset', 'POST', { scenario: 'paid' } );
	await steer( 'faults', 'PUT', {} );
	await forget();
} );
test.afterAll( () => steer( 'reset', 'POST', { scenario: 'paid' } ) );

// spec: 001-1-5, 001-2.5-1, 001-2.5-2, 001-2.5-3
test( 'an author sets everything up, and finds it again', async ( {
	author,
} ) => {
	const { canvas, page, sidebar } = author;
	await author.open();
	await author.insertFromInserter( 'Donations' );
	await expect( canvas.getByRole( 'tab' ) ).toHaveText( [
		'One-Time',
		'Monthly',
		'Yearly',
	] );
	await expect( canvas.getByText( /^Paid through Stripe/ ) ).toBeVisible();
	await screenshot( page, 'donations-editor' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );

	await author.selectBlock();
	await author.openSettings();
	await page.getByRole( 'button', { name: 'Currency' } ).click();
	await page.getByRole( 'menuitemradio', { name: /^EUR/ } ).click();
	await expect(
		canvas.getByRole( 'textbox', { name: 'Amount 1' } )
	).toHaveValue( '5,00' );
	await expect(
		canvas.getByRole( 'textbox', { name: 'Amount 3' } )
	).toHaveValue( '100,00' );
	await canvas.getByRole( 'textbox', { name: 'Amount 2' } ).fill( '12,5' );
	await canvas.getByRole( 'tab', { name: 'Monthly' } ).click();
	const heading = canvas
		.getByRole( 'document', { name: 'Heading' } )
		.or( canvas.getByRole( 'textbox', { name: 'Heading' } ) );
	await heading.click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Carry the choir' );
	await canvas.getByRole( 'textbox', { name: 'Button text' } ).click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Give' );
	await sidebar
		.getByRole( 'checkbox', { name: 'Show annual donations' } )
		.uncheck();
	await expect( canvas.getByRole( 'tab' ) ).toHaveCount( 2 );
	await screenshot( page, 'donations-editor-monthly' );
	await author.openPanel( 'Bank transfer' );
	await sidebar
		.getByRole( 'checkbox', { name: 'Offer a bank transfer' } )
		.check();
	const fill = ( name: string, text: string ) =>
		sidebar.getByRole( 'textbox', { name } ).fill( text );
	await fill( 'Account holder', 'Harbour Choir e.V.' );
	await fill( 'IBAN', 'de89 3704 0044 0532 0130 01' );
	await fill( 'Reference', 'Organ & pipes' );
	await expect( sidebar.getByText( /no valid IBAN/ ) ).toBeVisible();
	expect( await author.axeInControls() ).toEqual( [] );
	await fill( 'IBAN', 'de89 3704 0044 0532 0130 00' );
	await expect( sidebar.getByText( /no valid IBAN/ ) ).toHaveCount( 0 );
	await screenshot( page, 'donations-editor-bank' );
	await author.openPanel( 'Goal' );
	await sidebar
		.getByRole( 'checkbox', { name: 'Show how much has come in' } )
		.check();
	await fill( 'Amount to reach (EUR)', '5.000' );
	await screenshot( page, 'donations-editor-goal' );

	const id = await author.publish();
	await author.reloadAndExpectValid( id );
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				currency: 'EUR',
				oneTimeDonation: {
					amounts: [ 5, 12.5, 100 ],
					buttonText: 'Give',
				},
				monthlyDonation: {
					heading: 'Carry the choir',
					buttonText: 'Give',
				},
				annualDonation: { show: false, buttonText: 'Give' },
				planSource: 'platform',
				bankTransfer: {
					on: true,
					iban: 'DE89370400440532013000',
					text: 'Organ & pipes',
				},
				goal: { on: true, amount: 5000 },
			},
		},
	] );
	expect( await axeWithin( page, '.block-editor-block-inspector' ) ).toEqual(
		[]
	);
} );

void asked;
void siteUrl;
