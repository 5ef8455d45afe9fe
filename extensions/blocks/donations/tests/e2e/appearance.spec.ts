import {
	axeWithin,
	createPost,
	expect,
	feedOf,
	rightToLeft,
	screenshot,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';
import { BANK, BLOCK, beginAnew, paidPost } from './support';

beginAnew();

test( 'the form fits phones, dark themes and right-to-left pages, where arrow keys follow the reading direction', async ( {
	pageAs,
} ) => {
	const id = await paidPost( 'EUR', {
		bankTransfer: BANK,
		goal: { on: true, amount: 5000 },
	} );
	const page = await pageAs( null, {
		viewport: { width: 390, height: 844 },
	} );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( page.getByRole( 'tablist' ) ).toBeVisible();
	const fits = () =>
		page.evaluate(
			() =>
				document.documentElement.scrollWidth <=
				document.documentElement.clientWidth
		);
	expect( await fits() ).toBe( true );
	await screenshot( page, 'donations-390', { fullPage: true } );
	const small = await page.locator( BLOCK ).evaluate( ( root ) =>
		[
			...root.querySelectorAll(
				'button, label:has([type=radio]), input[type=text]'
			),
		]
			.filter( ( control ) => ( control as HTMLElement ).offsetParent )
			.filter(
				( control ) => control.getBoundingClientRect().height < 43.5
			)
			.map( ( control ) => control.textContent )
	);
	expect( small ).toEqual( [] );
	await page.setViewportSize( { width: 375, height: 844 } );
	for ( const each of [ '[role=tab]', `${ BLOCK }__tier:visible` ] ) {
		const boxes = await page
			.locator( `${ BLOCK } ${ each }` )
			.evaluateAll( ( elements ) =>
				elements.map( ( element ) => {
					const { y, height } = element.getBoundingClientRect();
					// Two lines of text are higher than 60 pixels.
					return { y, hasOneLine: height < 60 };
				} )
			);
		const box = { y: boxes[ 0 ]?.y, hasOneLine: true };
		expect( boxes ).toEqual( [ box, box, box ] );
	}
	await page.setViewportSize( { width: 320, height: 700 } );
	expect( await fits() ).toBe( true );
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.addStyleTag( {
		content:
			'body { background: #111 !important; color: #eee !important; }',
	} );
	await page
		.locator( `${ BLOCK } form:visible` )
		.getByRole( 'radio', { name: /^15,00/ } )
		.check();
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
	await screenshot( page, 'donations-dark', { fullPage: true } );
	await rightToLeft( async () => {
		await page.goto( `${ siteUrl() }/?p=${ id }` );
		const tab = ( name: string ) => page.getByRole( 'tab', { name } );
		await tab( 'One-Time' ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( tab( 'Monthly' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expect( tab( 'One-Time' ) ).toBeFocused();
		expect( await fits() ).toBe( true );
		// Values in Latin letters stay below their labels.
		await expect( page.locator( `${ BLOCK } dd bdi` ).first() ).toHaveCSS(
			'text-align',
			'right'
		);
		expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
		await screenshot( page, 'donations-rtl', { fullPage: true } );
	} );
} );

test( 'a feed shows amounts, texts, the bank account and a link to the page, but no form', async () => {
	const id = await createPost( {
		author: 'author',
		title: 'Our organ',
		content: showcaseOf( 'donations' ),
	} );
	const feed = await feedOf( id );
	expect( feed ).toContain( '<li>25 EUR</li>' );
	expect( feed ).toContain( 'Help us repair the organ' );
	expect( feed ).toContain( 'DE89370400440532013000' );
	expect( feed ).toContain( 'https://harbour-choir.example/support' );
	expect( feed ).not.toContain( '<form' );
} );
