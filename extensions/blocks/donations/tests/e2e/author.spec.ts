import {
	attributeOf,
	axeWithin,
	createPost,
	type Editor,
	expect,
	expectSteps,
	isBefore,
	php,
	screenshot,
	setFaults,
	siteUrl,
	test,
	write,
} from '#e2e';
import type { Route } from '@playwright/test';
import { BLOCK, asked, beginAnew } from './support';

beginAnew( { scenario: 'paid' } );

const NAMES = [ 'oneTimeDonation', 'monthlyDonation', 'annualDonation' ];

const plansOf = async ( editor: Editor ): Promise< unknown[] > => {
	const [ block ] = await editor.blocks();
	return NAMES.map(
		( name ) =>
			( block?.attributes[ name ] as { planId?: number } ).planId ?? null
	);
};

const choose = async ( { page }: Editor, name: RegExp ) => {
	// Older WordPress versions hide the toolbar while typing until the mouse moves.
	await page.mouse.move( 500, 700, { steps: 5 } );
	await page.getByRole( 'button', { name: /^Currency: / } ).click();
	await page.getByRole( 'menuitemradio', { name } ).click();
};

/** The publish button. In older WordPress versions another button, which is never locked, comes before it. */
const publishButton = async ( { page }: Editor ) => {
	const buttonIn = ( region: string ) =>
		page
			.getByRole( 'region', { name: region } )
			.getByRole( 'button', { name: 'Publish', exact: true } );
	if ( ! isBefore( '7.0' ) ) {
		return buttonIn( 'Editor top bar' );
	}
	await buttonIn( 'Editor top bar' ).click();
	return buttonIn( 'Editor publish' );
};

const begin = async ( editor: Editor ) => {
	// A new block starts in the currency that the site used last.
	await createPost( { content: '<!-- wp:dovetail/donations /-->' } );
	await editor.edit();
	await editor.insert( 'donations' );
	await expect
		.poll( () => plansOf( editor ) )
		.toEqual( [ 1001, 1002, 1003 ] );
};

// spec: 001-1-5, 001-2.5-1, 001-2.5-2, 001-2.5-3
test( 'all settings are saved, and shown in the reopened editor and to visitors', async ( {
	author,
	visitor,
} ) => {
	const { canvas, page, sidebar } = author;
	await begin( author );
	await expect( canvas.getByRole( 'tab' ) ).toHaveText( [
		'One-Time',
		'Monthly',
		'Yearly',
	] );
	await expect(
		canvas.getByText(
			'Payments go through Stripe on the platform this site is connected to.'
		)
	).toBeVisible();
	await screenshot( page, 'donations-editor' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );

	await author.selectBlock();
	await author.openSettings();
	await expect(
		sidebar.getByRole( 'link', { name: /View donation earnings/ } )
	).toHaveAttribute( 'href', /\/earn\/payments$/ );
	await choose( author, /^EUR/ );
	const tier = ( number: number ) =>
		canvas.getByRole( 'textbox', { name: `Amount ${ number }` } );
	await expect( tier( 1 ) ).toHaveValue( '5,00' );
	await expect( tier( 2 ) ).toHaveValue( '15,00' );
	await expect( tier( 3 ) ).toHaveValue( '100,00' );
	await tier( 2 ).fill( '12,5' );
	await tier( 1 ).fill( '0,49' );
	await expect( canvas.getByRole( 'alert' ) ).toHaveText(
		/^Enter an amount of at least 0,50\s€\. Until then, the amount stays 5,00\s€\.$/
	);
	await tier( 1 ).fill( '7' );
	await canvas.getByRole( 'tab', { name: 'Monthly' } ).click();
	await canvas.getByRole( 'textbox', { name: 'Heading' } ).click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await write( author, 'Carry the choir' );
	await canvas.getByRole( 'textbox', { name: 'Button text' } ).click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await write( author, 'Give' );
	await sidebar
		.getByRole( 'checkbox', { name: 'Show annual donations' } )
		.uncheck();
	await expect( canvas.getByRole( 'tab' ) ).toHaveCount( 2 );
	await screenshot( page, 'donations-editor-monthly' );
	await author.openPanel( 'Bank transfer' );
	await sidebar
		.getByRole( 'checkbox', { name: 'Offer bank transfer' } )
		.check();
	const fill = ( name: string, text: string ) =>
		sidebar.getByRole( 'textbox', { name } ).fill( text );
	await fill( 'Account holder', 'Harbour Choir e.V.' );
	await fill( 'IBAN', 'de89 3704 0044 0532 0130 01' );
	await fill( 'Reference', 'Organ & pipes' );
	await expect(
		sidebar.getByText( /This IBAN isn’t valid\./ )
	).toBeVisible();
	await screenshot( page, 'donations-editor-iban' );
	expect( await author.axeInControls() ).toEqual( [] );
	await fill( 'IBAN', 'de89 3704 0044 0532 0130 00' );
	await expect( sidebar.getByText( /This IBAN isn’t valid\./ ) ).toHaveCount(
		0
	);
	await screenshot( page, 'donations-editor-bank' );
	await author.openPanel( 'Goal' );
	await sidebar.getByRole( 'checkbox', { name: 'Show progress' } ).check();
	await fill( 'Goal amount (EUR)', '5.000' );
	await screenshot( page, 'donations-editor-goal' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await axeWithin( page, '.block-editor-block-inspector' ) ).toEqual(
		[]
	);

	const id = await author.publish();
	// The draft was published with its new plans.
	expect( await author.isDirty() ).toBe( false );
	await author.reloadAndExpectValid( id );
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				currency: 'EUR',
				oneTimeDonation: {
					amounts: [ 7, 12.5, 100 ],
					buttonText: 'Give',
					planId: 1004,
				},
				monthlyDonation: {
					heading: 'Carry the choir',
					buttonText: 'Give',
					planId: 1005,
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
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( visitor.getByRole( 'tab' ) ).toHaveCount( 2 );
	await visitor.getByRole( 'tab', { name: 'Monthly' } ).click();
	await expect( visitor.locator( BLOCK ) ).toContainText( 'Carry the choir' );
	await expect(
		visitor.getByRole( 'button', { name: 'Give' } )
	).toBeVisible();
	// The site does not know the total that a platform has collected.
	await expect( visitor.locator( `${ BLOCK }__goal` ) ).toHaveCount( 0 );
} );

test( 'a typed amount replaces the selected amount, and is formatted only when the field loses the focus', async ( {
	author,
} ) => {
	const { canvas, page, sidebar } = author;
	await begin( author );
	await choose( author, /^EUR/ );
	const tier = canvas.getByRole( 'textbox', { name: 'Amount 2' } );
	for ( const [ typed, shown ] of [
		[ '25', '25,00' ],
		[ '20 000', '20.000,00' ],
		[ '1.234,50', '1.234,50' ],
		[ '20,-', '20,00' ],
	] as const ) {
		await tier.click();
		await page.keyboard.type( typed );
		await expect( tier ).toHaveValue( typed );
		await page.keyboard.press( 'Tab' );
		await expect( tier ).toHaveValue( shown );
	}
	await author.selectBlock();
	await author.openSettings();
	await author.openPanel( 'Goal' );
	await sidebar.getByRole( 'checkbox', { name: 'Show progress' } ).check();
	const goal = sidebar.getByRole( 'textbox', { name: 'Goal amount (EUR)' } );
	for ( const typed of [ '5.000', '1 250,5' ] ) {
		await goal.click();
		await page.keyboard.type( typed );
		await expect( goal ).toHaveValue( typed );
		await page.keyboard.press( 'Tab' );
	}
	await expect( goal ).toHaveValue( '1.250,50' );
} );

test( 'on a phone, the suggested amounts are not cut off in the editor', async ( {
	author,
} ) => {
	await author.page.setViewportSize( { width: 390, height: 844 } );
	await author.edit();
	await author.insert( 'donations' );
	const tier = author.canvas.getByRole( 'textbox', { name: 'Amount 3' } );
	await expect( tier ).toHaveValue( '100.00' );
	const hidden = await tier.evaluate(
		( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth
	);
	expect( hidden ).toBe( 0 );
} );

test( 'each change by an author can be undone and redone separately', async ( {
	author,
} ) => {
	const { canvas, page, sidebar } = author;
	await begin( author );
	await author.selectBlock();
	await author.openSettings();
	const text = async ( name: string, written: string ) => {
		await canvas.getByRole( 'textbox', { name } ).click();
		await page.keyboard.press( 'ControlOrMeta+a' );
		await write( author, written );
	};
	const read = async () =>
		JSON.stringify(
			await Promise.all(
				[ ...NAMES, 'currency', 'showCustomAmount' ].map( ( name ) =>
					attributeOf( author, 'donations', name )()
				)
			)
		);
	await expectSteps(
		author,
		read,
		() => text( 'Heading', 'Mend the roof' ),
		() =>
			sidebar
				.getByRole( 'checkbox', { name: 'Show custom amount option' } )
				.uncheck(),
		() => text( 'Button text', 'Give' )
	);
	const before = await read();
	await choose( author, /^GBP/ );
	await expect
		.poll( () => plansOf( author ) )
		.toEqual( [ 1004, 1005, 1006 ] );
	await author.undo();
	await expect.poll( read ).toBe( before );
	await page.keyboard.press( 'ControlOrMeta+Shift+z' );
	await expect
		.poll( () => plansOf( author ) )
		.toEqual( [ 1004, 1005, 1006 ] );
	expect( await attributeOf( author, 'donations', 'currency' )() ).toBe(
		'GBP'
	);
	await author.save();
	await author.reopenAndExpectValid();
} );

test( 'a post is never saved with another currency’s plan, even during or after a failed request', async ( {
	author,
	troubles,
} ) => {
	const { canvas, page } = author;
	await begin( author );
	await author.selectBlock();
	const publish = await publishButton( author );
	await expect( publish ).toBeEnabled();
	await setFaults( {
		'POST /wpcom/v2/memberships/products': { kind: 'late', ms: 2500 },
	} );
	await choose( author, /^SEK/ );
	await expect( canvas.getByRole( 'status' ) ).toHaveText(
		'Saving… You can save the post once donations in SEK are set up.'
	);
	await expect( publish ).toBeDisabled();
	expect( await author.content() ).not.toContain( 'planId' );
	await screenshot( page, 'donations-editor-saving' );
	await expect( publish ).toBeEnabled();
	expect( await plansOf( author ) ).toEqual( [ 1004, 1005, 1006 ] );

	await setFaults( {
		'GET /wpcom/v2/memberships/status': 'wrong-shape',
	} );
	await choose( author, /^JPY/ );
	await expect(
		canvas.getByText( /^Could not load data from .+\.$/ )
	).toBeVisible();
	await expect( publish ).toBeEnabled();
	await author.publish( 'Nobody answers' );
	expect( await author.content() ).not.toContain( 'planId' );
	expect( ( await asked( '/memberships/products' ) ).length ).toBe( 2 );
	await setFaults();
	await author.reopen();
	await expect
		.poll( () => plansOf( author ) )
		.toEqual( [ 1007, 1008, 1009 ] );
	troubles.splice( 0 );
} );

test( 'a post cannot be saved while plans load, and a late response for another currency is ignored', async ( {
	author,
} ) => {
	const { canvas, page } = author;
	await begin( author );
	const id = await author.save();
	const stored = () =>
		php< string >( 'return get_post( $input )->post_content;', id );
	const before = await stored();
	expect( before ).toContain( '"planId":1001' );
	await author.selectBlock();
	const held: Route[] = [];
	await page.route( /memberships(%2F|\/)products/, ( route ) => {
		if ( held.length ) {
			return route.continue();
		}
		held.push( route );
		return undefined;
	} );
	await choose( author, /^EUR/ );
	await expect.poll( () => held.length ).toBe( 1 );
	await page.keyboard.press( 'ControlOrMeta+s' );
	await expect( canvas.getByRole( 'status' ) ).toHaveText(
		'Saving… You can save the post once donations in EUR are set up.'
	);
	expect( await stored() ).toBe( before );

	await choose( author, /^GBP/ );
	await expect
		.poll( () => plansOf( author ) )
		.toEqual( [ 1004, 1005, 1006 ] );
	const late = page.waitForResponse( /memberships(%2F|\/)products/ );
	await held[ 0 ]?.continue();
	await late;
	await expect(
		canvas.getByText( /^Payments go through Stripe/ )
	).toBeVisible();
	await author.save();
	expect( await plansOf( author ) ).toEqual( [ 1004, 1005, 1006 ] );
	const after = await stored();
	expect( after ).toContain( '"currency":"GBP"' );
	expect( after.match( /"planId":\d+/g ) ).toEqual( [
		'"planId":1004',
		'"planId":1005',
		'"planId":1006',
	] );
} );
