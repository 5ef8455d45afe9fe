import { expect, setFaults, test } from '#e2e';
import { randomUUID } from 'node:crypto';
import {
	beginAnew,
	comeBack,
	formOf,
	pageOf,
	payments,
	send,
	stripe,
} from './support';

beginAnew();

/** Returns the cookie of a browser that has already submitted a form. */
const cookie = () => `dovetail_visitor=${ randomUUID().replaceAll( '-', '' ) }`;

test.describe( 'a payment form', () => {
	test( 'submitted several times at once creates one payment', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		const visitor = cookie();
		const answers = await Promise.all(
			Array.from( { length: 6 }, () => send( page, form, { visitor } ) )
		);
		const { sessions } = await stripe();
		expect( sessions ).toHaveLength( 1 );
		expect(
			new Set( answers.map( ( { location } ) => location ) )
		).toEqual( new Set( [ sessions[ 0 ]?.url ] ) );
		expect( await payments() ).toHaveLength( 1 );
	} );

	for ( const [ what, isWaiting ] of [
		[ 'immediately', false ],
		[ 'while the site waits for Stripe', true ],
	] as const ) {
		test( `submitted twice by a visitor without JavaScript creates one payment (second click ${ what })`, async ( {
			pageAs,
		} ) => {
			await setFaults( {
				'POST stripe:/v1/checkout/sessions': { kind: 'late', ms: 3000 },
			} );
			const page = await pageAs( null, { javaScriptEnabled: false } );
			await page.goto( await pageOf() );
			await page.getByLabel( 'Amount' ).fill( '5' );
			const { x, y, width, height } = ( await page
				.getByRole( 'button', { name: 'Donate' } )
				.boundingBox() ) ?? { x: 0, y: 0, width: 0, height: 0 };
			await page.mouse.click( x + width / 2, y + height / 2 );
			if ( isWaiting ) {
				await expect
					.poll( async () => ( await stripe() ).sessions )
					.toHaveLength( 1 );
			}
			await page.mouse.click( x + width / 2, y + height / 2 );
			await expect( page.locator( 'main' ) ).toContainText( '500 eur' );
			expect( ( await stripe() ).sessions ).toHaveLength( 1 );
			expect( await payments() ).toHaveLength( 1 );
		} );
	}

	test( 'creates two payments for two visitors of a cached page who share an IP address and a browser version', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		const answers = await Promise.all( [
			send( page, form ),
			send( page, form ),
		] );
		const { sessions } = await stripe();
		expect( sessions ).toHaveLength( 2 );
		expect(
			new Set( answers.map( ( { location } ) => location ) )
		).toEqual( new Set( sessions.map( ( { url } ) => url ) ) );
		// A later visitor gets a separate session, even after the first visitor paid.
		await stripe( 'pay', { session: sessions[ 0 ]?.id } );
		await comeBack( sessions[ 0 ]?.success_url ?? '' );
		const third = await send( page, form );
		expect( third.location ).toBe(
			( await stripe() ).sessions.at( -1 )?.url
		);
		expect( ( await stripe() ).sessions ).toHaveLength( 3 );
	} );
} );
