import { sendMany } from '../send-many';
import { createPost, expect, php, test } from '#e2e';
import { SIMPLE, address, entriesOf, mails, post } from './support';

test( 'fifty messages that ten clients send over HTTP are each stored exactly once', async () => {
	test.setTimeout( 400_000 );
	const id = await createPost( { content: SIMPLE, title: 'Busy' } );
	const sent = await sendMany( {
		page: await address( id ),
		messages: 50,
		clients: 10,
		mark: 'busy',
	} );
	expect( sent.filter( ( { accepted } ) => ! accepted ) ).toEqual( [] );
	const entries = await entriesOf( id );
	expect( entries ).toHaveLength( 50 );
	expect( new Set( entries ).size ).toBe( 50 );
} );

test( 'a message sent several times simultaneously is stored once, and each IP address has a limit', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Once' } );
	const page = await address( id );
	const ann = { name: 'Ann', email: 'ann@example.com' };
	const twice = await Promise.all(
		[ 1, 2, 3 ].map( () =>
			post( page, ann, { more: { key: 'the-same-key-at-once' } } )
		)
	);
	expect( twice.map( ( { status } ) => status ) ).toEqual( [
		200, 200, 200,
	] );
	expect( await entriesOf( id ) ).toHaveLength( 1 );

	await post( page, { ...ann, name: 'Bob' } );
	await post( page, { ...ann, name: 'Bob' } );
	expect( await entriesOf( id ) ).toEqual( [ 'Ann', 'Bob' ] );

	await php(
		`update_option( 'e2e_form_rate', 3 ); global $wpdb; return $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_count_%'" );`
	);
	try {
		const many = await Promise.all(
			[ 1, 2, 3, 4, 5, 6 ].map( ( index ) =>
				post( page, { ...ann, name: `Many ${ index }` } )
			)
		);
		expect( many.filter( ( { status } ) => status === 200 ) ).toHaveLength(
			3
		);
		const refused = many.filter( ( { status } ) => status === 429 );
		expect( refused ).toHaveLength( 3 );
		expect( refused[ 0 ]?.answer.message ).toBe(
			'This message was not sent because too many messages came from your connection. Wait ten minutes and send it again.'
		);
		expect( await entriesOf( id ) ).toHaveLength( 5 );
	} finally {
		await php( `return delete_option( 'e2e_form_rate' );` );
	}
} );

test( 'the same message sent twice at the same moment without a key is stored and emailed once', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Double click' } );
	const page = await address( id );
	const earlier = mails().length;
	const twice = await Promise.all(
		[ 'Dora', 'Dora', 'Emil' ].map( ( name ) =>
			post( page, { name, email: 'd@example.com' } )
		)
	);
	expect( twice.map( ( { status } ) => status ) ).toEqual( [
		200, 200, 200,
	] );
	expect( ( await entriesOf( id ) ).sort() ).toEqual( [ 'Dora', 'Emil' ] );
	expect( mails() ).toHaveLength( earlier + 2 );
} );

test( 'a daily limit also applies to six simultaneous messages', async () => {
	const id = await createPost( { content: SIMPLE, title: 'At once' } );
	const page = await address( id );
	await php(
		`global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_count_%'" );
		return update_option( 'e2e_form_daily', array( 'site_messages' => 2 ) );`
	);
	try {
		const all = await Promise.all(
			[ 1, 2, 3, 4, 5, 6 ].map( ( index ) =>
				post(
					page,
					{ name: `Many ${ index }`, email: 'ann@example.com' },
					{ client: `203.0.113.${ index }` }
				)
			)
		);
		expect( all.filter( ( { status } ) => status === 200 ) ).toHaveLength(
			2
		);
		expect( await entriesOf( id ) ).toHaveLength( 2 );
	} finally {
		await php(
			`global $wpdb;
			$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_count_%'" );
			return delete_option( 'e2e_form_daily' );`
		);
	}
} );
