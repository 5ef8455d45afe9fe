import { createPost, expect, php, siteUrl, test } from '#e2e';
import { randomUUID } from 'node:crypto';
import {
	begin,
	beginAnew,
	comeBack,
	formOf,
	pageOf,
	payments,
	plan,
	send,
	stripe,
} from './support';

beginAnew();

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
				said: 'This form has changed since the page loaded. Reload the page. Nothing was charged.',
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
				said: 'This is no longer for sale. Nothing was charged.',
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
			said: 'This page is not public, so it can’t take payments. Nothing was charged.',
		} );
	} );

	test( 'where nobody takes money any more, nothing is begun', async () => {
		const page = await pageOf();
		const form = await formOf( page );
		await php(
			`delete_option( \\Dovetail\\Connections\\Connections::option_name( 'stripe' ) ); return 1;`
		);
		expect( await send( page, { ...form, amount: '5' } ) ).toMatchObject( {
			said: 'This site can’t take payments at the moment. Nothing was charged.',
		} );
	} );
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
			'This link is incomplete, so this page can’t show the payment. If you paid, the payment service has emailed you. Nothing is charged on this page.'
		);
	}
	address.searchParams.delete( 'dovetail_paid' );
	address.searchParams.set( 'dovetail_paid[]', sealed );
	expect( await comeBack( address.href ) ).toMatch(
		/^This link is incomplete, so this page can’t show the payment\./
	);
	expect( await payments() ).toEqual( before );
} );
