import {
	axeWithin,
	createPost,
	expect,
	php,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import { randomUUID } from 'node:crypto';
import {
	beginAnew,
	begin,
	comeBack,
	faults,
	formOf,
	pageOf,
	payments,
	plan,
	send,
	stripe,
} from './support';

beginAnew();

test( 'a visitor without script pays on Stripe’s page, reads what became of her money, and loading that again charges nothing', async ( {
	pageAs,
} ) => {
	const address = await pageOf();
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( address );
	await expect(
		page.getByText(
			'You pay Harbour Bakery through Stripe. This is a test: no money moves.'
		)
	).toBeVisible();
	await page.getByLabel( 'Amount' ).fill( '12,50' );
	await page.getByRole( 'button', { name: 'Donate' } ).click();
	await expect( page.getByText( '1250 eur' ) ).toBeVisible();
	await page
		.getByRole( 'button', { name: 'Pay with a declined card' } )
		.click();
	await expect( page.getByRole( 'alert' ) ).toHaveText(
		'Your card was declined.'
	);
	expect( await payments() ).toMatchObject( [ { state: 'pending' } ] );
	await page
		.getByRole( 'button', { name: 'Pay with a card that asks' } )
		.click();
	await page.getByRole( 'button', { name: 'It is me' } ).click();
	const thanks = page.locator( '.dovetail-payment-message' );
	await expect( thanks ).toHaveRole( 'status' );
	await expect( thanks ).toContainText(
		/Thank you! ?You paid 12,50\s€ to Harbour Bakery through Stripe on .+\. Reference: dv[0-9a-f]{24}\.This was a test: no money has moved\./
	);
	expect( page.url() ).toContain( siteUrl() );
	await screenshot( page, 'payment-thanks' );
	await page.reload();
	await expect( thanks ).toContainText( 'You paid 12,50' );
	expect( await payments() ).toMatchObject( [
		{
			state: 'paid',
			amount: 1250,
			currency: 'EUR',
			mode: 'test',
			email: 'ann@example.com',
			name: 'Ann Berg',
		},
	] );
	expect( ( await stripe() ).charges ).toHaveLength( 1 );
	expect( await page.content() ).not.toContain( 'ann@example.com' );
	const looked = await pageAs( null );
	await looked.goto( page.url() );
	await expect( looked.locator( '.dovetail-payment-message' ) ).toBeFocused();
	expect( await axeWithin( looked, '.dovetail-payment-message' ) ).toEqual(
		[]
	);
} );

test( 'whoever comes back without having paid reads that nothing was charged, and the session stays hers', async ( {
	pageAs,
} ) => {
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( await pageOf() );
	await page.getByLabel( 'Amount' ).fill( '5' );
	await page.getByRole( 'button', { name: 'Donate' } ).click();
	await page.getByRole( 'button', { name: 'Back to the site' } ).click();
	await expect( page.locator( '.dovetail-payment-message' ) ).toHaveText(
		'You have not paid. Nothing was charged.'
	);
	expect( ( await stripe() ).charges ).toEqual( [] );
} );

test( 'a payment that a bank takes its time for is on its way, and then there', async () => {
	const { success_url: back, ...session } = await begin( await pageOf() );
	await fetch( session.url, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams( { do: 'bank' } ),
	} );
	expect( await comeBack( back ) ).toMatch(
		/^Thank you! Your payment of 5,00.€ is on its way: Stripe is waiting for your bank\. There is nothing more to do; please do not pay again\.$/
	);
	expect( await payments() ).toMatchObject( [ { state: 'pending' } ] );
	await stripe( 'bank', { session: session.id, status: 'succeeded' } );
	expect( await comeBack( back ) ).toMatch( /^Thank you! You paid 5,00/ );
	const other = await begin( await pageOf(), '7' );
	await fetch( other.url, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams( { do: 'bank' } ),
	} );
	await stripe( 'bank', { session: other.id, status: 'failed' } );
	expect( await comeBack( other.success_url ) ).toMatch(
		/^Your payment of 7,00.€ did not succeed\. Nothing was charged\. You can try again\.$/
	);
} );

test.describe( 'what a visitor enters is', () => {
	for ( const [ typed, charged, said = '' ] of [
		[ '5', 500 ],
		[ '5,5', 550 ],
		[ '1.234,50', 123450 ],
		[ '1,234.50', 123450 ],
		[ '٥', 500 ],
		[ ' 12,50 € ', 1250 ],
		[ '0.50', 50 ],
		[ '999999.99', 99999999 ],
		[ '0', null, 'The least that can be paid is 0,50 €.' ],
		[ '0.49', null, 'The least that can be paid is 0,50 €.' ],
		[
			'-5',
			null,
			'This is not an amount. Please write it such as 12,50 €.',
		],
		[
			'1e3',
			null,
			'This is not an amount. Please write it such as 12,50 €.',
		],
		[
			'NaN',
			null,
			'This is not an amount. Please write it such as 12,50 €.',
		],
		[ '1000000000', null, 'The most that can be paid is 999.999,99 €.' ],
		[ '1000000', null, 'The most that can be paid is 999.999,99 €.' ],
		[
			`1.${ '0'.repeat( 100 ) }`,
			null,
			'This is not an amount. Please write it such as 12,50 €.',
		],
		[
			'9'.repeat( 400 ),
			null,
			'This is not an amount. Please write it such as 12,50 €.',
		],
		[
			'1.234',
			null,
			'“1.234” can be read in two ways. Please write it with its decimals, such as 1.234,00 €.',
		],
		[ '', null, 'Please choose an amount.' ],
	] as const ) {
		test( `“${ typed.slice( 0, 20 ) }”: ${ charged === null ? 'refused with a sentence' : `charged as ${ charged }` }`, async () => {
			const page = await pageOf();
			const form = await formOf( page );
			const {
				status,
				said: read,
				location,
			} = await send( page, { ...form, amount: typed } );
			const { sessions } = await stripe();
			if ( charged === null ) {
				expect( [
					status,
					read.replaceAll( '\u00a0', ' ' ),
					sessions,
				] ).toEqual( [ 200, said, [] ] );
			} else {
				expect( sessions ).toMatchObject( [
					{ amount_total: charged, currency: 'eur', url: location },
				] );
				expect( status ).toBe( 303 );
			}
		} );
	}

	test( 'a tier of the author’s, and no other where she allows none', async () => {
		const page = await pageOf( { custom: false } );
		const form = await formOf( page );
		const choose = async ( fields: Record< string, string > ) => {
			const { status, said } = await send( page, {
				...form,
				key: randomUUID(),
				...fields,
			} );
			return [ status, said ];
		};
		expect( await choose( { amount_choice: '1' } ) ).toEqual( [ 303, '' ] );
		expect( await choose( { amount: '15' } ) ).toEqual( [ 303, '' ] );
		expect( await choose( { amount: '16' } ) ).toEqual( [
			200,
			'Please choose one of the amounts.',
		] );
		for ( const choice of [ '3', '-1', '0.5', '1e0', 'x', '' ] ) {
			expect( await choose( { amount_choice: choice } ) ).toEqual( [
				200,
				'Please choose an amount.',
			] );
		}
		expect(
			( await stripe() ).sessions.map(
				( session ) => session.amount_total
			)
		).toEqual( [ 1500, 1500 ] );
	} );

	test( 'kept in the form when it is refused', async ( { pageAs } ) => {
		const page = await pageAs( null, { javaScriptEnabled: false } );
		await page.goto( await pageOf() );
		await page.getByLabel( 'Amount' ).fill( '0,20' );
		await page.getByRole( 'button', { name: 'Donate' } ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'The least that can be paid is'
		);
		await expect( page.getByLabel( 'Amount' ) ).toHaveValue( '0,20' );
	} );

	test( 'answered to a script with an address or a sentence', async () => {
		const page = await pageOf();
		const form = await formOf( page );
		const good = await send(
			page,
			{ ...form, amount: '5' },
			{ script: true }
		);
		expect( good ).toMatchObject( {
			status: 200,
			location: ( await stripe() ).sessions[ 0 ]?.url,
		} );
		const bad = await send(
			page,
			{ ...form, amount: '0' },
			{ script: true }
		);
		expect( bad ).toMatchObject( {
			status: 400,
			said: expect.stringMatching( /^The least that can be paid is/ ),
		} );
	} );
} );

test.describe( 'nothing of a price is believed from the page:', () => {
	test( 'what a plan costs is what the site has stored', async () => {
		const id = await plan( {
			kind: 'plan',
			title: 'Friend of the choir',
			amount: 700,
			interval: '1 month',
		} );
		const page = await pageOf( {
			plan: id,
			kind: 'plan',
			currency: 'USD',
			interval: 'one-time',
			amounts: [ 1 ],
			title: 'Cheap',
		} );
		const { status } = await send( page, {
			...( await formOf( page ) ),
			amount: '0.5',
			amount_choice: '0',
		} );
		expect( status ).toBe( 303 );
		expect( ( await stripe() ).sessions ).toMatchObject( [
			{
				amount_total: 700,
				currency: 'eur',
				mode: 'subscription',
				title: 'Friend of the choir',
				submit_type: null,
			},
		] );
	} );

	test( 'an offer that was changed, made up, or sealed by another site is refused', async () => {
		const page = await pageOf();
		const form = await formOf( page );
		const [ text = '', seal = '' ] = ( form.dovetail_payment ?? '' ).split(
			'.'
		);
		const offer = JSON.parse(
			Buffer.from( text, 'base64url' ).toString()
		) as object;
		const changed = Buffer.from(
			JSON.stringify( { ...offer, custom: true, amounts: [ 1 ] } )
		).toString( 'base64url' );
		const foreign = await php< string >(
			`$mine = get_option( 'dovetail_blocks_secret' );
			$secret = new ReflectionProperty( '\\Dovetail\\Plugin\\Secret', 'secrets' );
			$secret->setAccessible( true );
			$secret->setValue( null, array( get_current_blog_id() => 'of another site' ) );
			$sealed = \\Dovetail\\Payments\\Offers::seal( $input );
			$secret->setValue( null, array() );
			return $sealed;`,
			offer
		);
		const back =
			new URL( ( await begin( page ) ).success_url ).searchParams.get(
				'dovetail_paid'
			) ?? '';
		for ( const sealed of [
			`${ changed }.${ seal }`,
			`${ text }.`,
			`${ text }.${ 'a'.repeat( 40 ) }`,
			text,
			'',
			'a.b',
			foreign,
			back,
			'x'.repeat( 20_000 ),
		] ) {
			expect(
				await send( page, {
					...form,
					dovetail_payment: sealed,
					amount: '5',
				} )
			).toMatchObject( {
				status: 200,
				said: 'This form has changed since the page was loaded. Please load the page again. Nothing was charged.',
			} );
		}
		expect( ( await stripe() ).sessions ).toHaveLength( 1 );
	} );

	test( 'a plan in the trash, deleted, of another kind, or that is none is not sold', async () => {
		const trashed = await plan( { currency: 'USD' } );
		const deleted = await plan( { currency: 'GBP' } );
		const other = await plan( {
			kind: 'plan',
			title: 'A plan',
			amount: 700,
		} );
		const post = await createPost( { content: 'No plan' } );
		const pages: string[] = [];
		for ( const id of [ trashed, deleted, other, post, 987654, 0, -1 ] ) {
			pages.push( await pageOf( { plan: id } ) );
		}
		await php(
			`wp_trash_post( $input[0] ); wp_delete_post( $input[1], true ); return 1;`,
			[ trashed, deleted ]
		);
		for ( const page of pages ) {
			const answer = await send( page, {
				...( await formOf( page ) ),
				amount: '5',
			} );
			expect( { page, ...answer } ).toEqual( {
				page,
				location: '',
				status: 200,
				said: 'This is not offered any more. Nothing was charged.',
			} );
		}
		expect( ( await stripe() ).sessions ).toEqual( [] );
	} );

	test( 'a draft takes no money from visitors', async () => {
		const page = await pageOf( {}, 'draft' );
		const sealed = await php< string >(
			`$post = get_post( $input ); $GLOBALS['post'] = $post;
			return apply_filters( 'the_content', $post->post_content );`,
			Number( page.split( '=' )[ 1 ] )
		);
		const [ , offer = '' ] =
			/name="dovetail_payment" value="([^"]+)"/.exec( sealed ) ?? [];
		expect(
			await send(
				siteUrl(),
				{ dovetail_payment: offer, key: randomUUID(), amount: '5' },
				{ script: true }
			)
		).toMatchObject( {
			status: 403,
			said: 'This page is not public, so nothing can be paid on it. Nothing was charged.',
		} );
	} );

	test( 'where nobody takes money any more, nothing is begun', async () => {
		const page = await pageOf();
		const form = await formOf( page );
		await php(
			`delete_option( \\Dovetail\\Connections\\Connections::setting( 'stripe' ) ); return 1;`
		);
		expect( await send( page, { ...form, amount: '5' } ) ).toMatchObject( {
			said: 'Payments cannot be taken on this site at the moment. Nothing was charged.',
		} );
	} );
} );

test.describe( 'pressed twice', () => {
	test( 'at the same moment, a form is one payment', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		const answers = await Promise.all(
			Array.from( { length: 6 }, () => send( page, form ) )
		);
		const { sessions } = await stripe();
		expect( sessions ).toHaveLength( 1 );
		expect(
			new Set( answers.map( ( { location } ) => location ) )
		).toEqual( new Set( [ sessions[ 0 ]?.url ] ) );
		expect( await payments() ).toHaveLength( 1 );
	} );

	test( 'by two people on one cached page, it is two', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		await send( page, form, { agent: 'Firefox' } );
		await send( page, form, { agent: 'Safari' } );
		expect( ( await stripe() ).sessions ).toHaveLength( 2 );
	} );

	test( 'with another amount, it is another', async () => {
		const page = await pageOf();
		const form = await formOf( page );
		await send( page, { ...form, amount: '5' } );
		await send( page, { ...form, amount: '6' } );
		expect(
			( await stripe() ).sessions.map(
				( session ) => session.amount_total
			)
		).toEqual( [ 500, 600 ] );
	} );

	test( 'after she has paid, she reads that she has, and is charged no second time', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		await send( page, form );
		const [ session ] = ( await stripe() ).sessions;
		await stripe( 'pay', { session: session?.id } );
		await comeBack( session?.success_url ?? '' );
		const again = await send( page, form );
		expect( again.location ).toBe( session?.success_url );
		expect( await comeBack( again.location ) ).toMatch(
			/^Thank you! You paid 5,00/
		);
	} );

	test( 'after two minutes, it is a new payment', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		await send( page, form );
		await php(
			`global $wpdb; return $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = CONCAT( %s, SUBSTR( option_value, 11 ) ) WHERE option_name LIKE 'dovetail\\_blocks\\_claim\\_checkout%%'", time() - 1 ) );`
		);
		await send( page, form );
		expect( ( await stripe() ).sessions ).toHaveLength( 2 );
	} );
} );

test( 'one client begins so many payments in an hour', async () => {
	await php( `return update_option( 'e2e_payment_limit', 2 );` );
	const page = await pageOf();
	const form = await formOf( page );
	const said = [];
	for ( const amount of [ '5', '6', '7' ] ) {
		said.push( ( await send( page, { ...form, amount } ) ).said );
	}
	expect( said ).toEqual( [
		'',
		'',
		'Too many payments were begun from your connection. Please try again in an hour. Nothing was charged.',
	] );
} );

test( 'while Stripe does not answer, nothing is begun, and the next press begins it', async () => {
	const page = await pageOf();
	const form = { ...( await formOf( page ) ), amount: '5' };
	const sentence =
		'Stripe could not be reached, or does not take payments for this site at the moment. Nothing was charged. Please try again in a few minutes.';
	for ( const fault of [ 'refused', 'not-json', 'wrong-shape', 'cut' ] ) {
		for ( const call of [ 'products', 'checkout/sessions' ] ) {
			await faults( { [ `POST stripe:/v1/${ call }` ]: fault } );
			await php(
				`delete_metadata( 'post', 0, '_dovetail_plan_stripe', '', true ); return 1;`
			);
			const { status, said } = await send( page, form );
			if ( call === 'products' && fault === 'wrong-shape' ) {
				continue;
			}
			expect( [ fault, call, status, said ] ).toEqual( [
				fault,
				call,
				200,
				sentence,
			] );
		}
	}
	await faults( {} );
	expect( ( await send( page, form ) ).status ).toBe( 303 );
} );

test( 'while Stripe does not answer on her return, she is asked not to pay again; later she reads that she has', async () => {
	const session = await begin( await pageOf() );
	await stripe( 'pay', { session: session.id } );
	await faults( { 'GET stripe:/v1/checkout/sessions/{id}': 'cut' } );
	expect( await comeBack( session.success_url ) ).toMatch(
		/^Whether your payment of 5,00.€ has arrived cannot be said at the moment, because Stripe does not answer this site\. Please do not pay again: load this page again in a few minutes\.$/
	);
	await faults( {} );
	expect( await comeBack( session.success_url ) ).toMatch(
		/^Thank you! You paid 5,00/
	);
} );

test( 'a return address that was changed tells nothing and records nothing', async () => {
	const session = await begin( await pageOf() );
	const address = new URL( session.success_url );
	const sealed = address.searchParams.get( 'dovetail_paid' ) ?? '';
	const [ text = '', seal = '' ] = sealed.split( '.' );
	const other = Buffer.from(
		JSON.stringify( {
			...( JSON.parse(
				Buffer.from( text, 'base64url' ).toString()
			) as object ),
			reference: 'dv0',
		} )
	).toString( 'base64url' );
	const before = await payments();
	for ( const changed of [
		`${ other }.${ seal }`,
		`${ sealed }x`,
		sealed.slice( 0, -1 ),
		'',
		'%00',
		'<script>',
	] ) {
		address.searchParams.set( 'dovetail_paid', changed );
		expect( await comeBack( address.href ) ).toBe(
			'This address is not complete, so this page cannot say what has become of a payment. If you have paid, the service has told you by email. Nothing is charged by looking here.'
		);
	}
	address.searchParams.delete( 'dovetail_paid' );
	address.searchParams.set( 'dovetail_paid[]', sealed );
	expect( await comeBack( address.href ) ).toMatch(
		/^This address is not complete/
	);
	expect( await payments() ).toEqual( before );
} );
