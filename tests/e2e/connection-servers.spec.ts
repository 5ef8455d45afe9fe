import { findFacts, mergeFacts } from '../../src/bundle/find-facts';
import { forgetConnections } from './connections-support';
import { expect, php, test } from './support';

forgetConnections();

type Values = Record< string, unknown >;

type Seen = {
	/** Stored values. */
	stored: Record< string, string >;
	/** Sentences beside fields. */
	reasons: Record< string, string >;
	/** URLs that were sent the secret. */
	sent: string[];
};

/** Saves values one after the other as the settings page does, and answers for every server; tells of the last save. */
const save = ( id: string, secret: string, ...saves: Values[] ) =>
	php< Seen >(
		`wp_set_current_user( 1 );
		$sent = array();
		add_filter( 'pre_http_request', static function ( $answer, $args, $url ) use ( &$sent, $input ) {
			$said = wp_json_encode( array( $args['headers'], $args['body'], $url ) );
			preg_match( '~Basic ([^"]+)~', stripslashes( $said ), $basic );
			if ( false !== strpos( $said . base64_decode( $basic[1] ?? '' ), $input['secret'] ) ) {
				$sent[] = $url;
			}
			return new WP_Error( 'http_request_failed' );
		}, 1, 3 );
		$option = \\Dovetail\\Connections\\Connections::option_name( $input['id'] );
		// The playground replaces empty values.
		remove_all_filters( "option_$option" );
		remove_all_filters( "default_option_$option" );
		foreach ( $input['saves'] as $values ) {
			\\Dovetail\\Plugin\\Settings_Fields::forget_rejected_values();
			$sent = array();
			update_option( $option, $values );
		}
		$reasons = array_map( static fn( $refused ) => $refused[1], \\Dovetail\\Plugin\\Settings_Fields::rejected_values() );
		\\Dovetail\\Plugin\\Settings_Fields::forget_rejected_values();
		return array( 'stored' => \\Dovetail\\Connections\\Connections::values( $input['id'] ), 'reasons' => (object) $reasons, 'sent' => $sent );`,
		{ id, secret, saves }
	);

const REMOVED =
	'The stored value was removed because it belongs to the previous address, provider or mode. Enter the value for the new one.';
const NOT_STORED =
	'This value was not stored because the address, provider or mode that it belongs to was not stored either. Check that one, and enter the value again.';

const OURS = 'https://ours.example';
const EVIL = 'https://evil.example';

type Case = {
	id: string;
	/** Everything that is not an address, a choice or a secret. */
	others: Record< string, string >;
	secret: string;
	/** The secret's value. */
	value: string;
	/** The address or choice that decides which server is asked. */
	field: string;
	control: 'url' | 'choice';
	choices: string[];
};

/** Each secret of a connection with each address or choice beside it. */
const CASES: Case[] = Object.entries(
	mergeFacts( await findFacts(), 'connections' )
).flatMap( ( [ id, fact ] ) => {
	const fields = Object.entries( 'fields' in fact ? fact.fields : {} );
	const known = fact.mockValues ?? {};
	const named = ( control: string ) =>
		fields
			.filter( ( [ , field ] ) => field.control === control )
			.map( ( [ name ] ) => name );
	return named( 'secret' ).flatMap( ( secret ) =>
		fields.flatMap( ( [ field, rule ] ) =>
			rule.control === 'url' || rule.control === 'choice'
				? [
						{
							id,
							others: Object.fromEntries(
								Object.entries( known ).filter( ( [ name ] ) =>
									named( 'text' ).includes( name )
								)
							),
							secret,
							value: known[ secret ] ?? 'the-secret-of-the-owner',
							field,
							control: rule.control,
							choices:
								rule.control === 'choice'
									? rule.choices.map(
											( choice ) => choice.value
										)
									: [],
						},
					]
				: []
		)
	);
} );

/** From one server to another, the default included. */
const CHANGES = CASES.flatMap( ( found ) => {
	const pairs =
		found.control === 'url'
			? [
					[ '', EVIL ],
					[ OURS, EVIL ],
					[ OURS, '' ],
				]
			: found.choices.map( ( choice, index ) => [
					choice,
					found.choices.at( index - 1 ) ?? '',
				] );
	return pairs.map( ( [ from = '', to = '' ] ) => ( {
		...found,
		from,
		to,
	} ) );
} );

test( 'the connections whose secrets could be sent elsewhere are found', () => {
	expect( CASES.filter( ( { control } ) => control === 'url' ) ).not.toEqual(
		[]
	);
	expect(
		CASES.filter( ( { control } ) => control === 'choice' )
	).not.toEqual( [] );
} );

for ( const { id, others, secret, value, field, from, to } of CHANGES ) {
	const before = { ...others, [ secret ]: value, [ field ]: from };
	const what = `${ id }, ${ field } from “${ from }” to “${ to }”`;

	test( `a stored secret is removed, and sent nowhere, when its server changes: ${ what }`, async () => {
		const first = await save( id, value, before );
		expect( first.stored ).toMatchObject( before );
		const { stored, reasons, sent } = await save( id, value, before, {
			[ field ]: to,
		} );
		expect( stored ).toMatchObject( {
			...others,
			[ secret ]: '',
			[ field ]: to,
		} );
		expect( reasons ).toEqual( { [ `${ id }.${ secret }` ]: REMOVED } );
		expect( sent ).toEqual( [] );
	} );

	test( `a secret is stored when it is entered together with its server: ${ what }`, async () => {
		const { stored, reasons } = await save( id, value, before, {
			[ field ]: to,
			[ secret ]: { new: value },
		} );
		expect( stored ).toMatchObject( { [ secret ]: value, [ field ]: to } );
		expect( reasons ).toEqual( {} );
	} );

	test( `a secret entered on a page that still shows the previous server is not stored for the new one: ${ what }`, async () => {
		const { stored, reasons, sent } = await save(
			id,
			value,
			{ ...others, [ field ]: from },
			{ [ field ]: to },
			{
				[ field ]: from,
				[ secret ]: { new: value },
				was: { [ field ]: from },
			}
		);
		expect( stored ).toMatchObject( { [ secret ]: '', [ field ]: to } );
		expect( reasons ).toEqual( { [ `${ id }.${ secret }` ]: NOT_STORED } );
		expect( sent ).toEqual( [] );
	} );
}

for ( const { id, others, secret, value, field } of CASES.filter(
	( { control } ) => control === 'url'
) ) {
	test( `a secret stays when the host of its address stays: ${ id }`, async () => {
		const { stored, reasons } = await save(
			id,
			value,
			{ ...others, [ secret ]: value, [ field ]: OURS },
			{ [ field ]: 'https://OURS.example/' }
		);
		expect( stored ).toMatchObject( { [ secret ]: value } );
		expect( reasons ).toEqual( {} );
	} );

	test( `a secret is not stored for another server when the address entered with it is rejected: ${ id }`, async () => {
		const { stored, reasons, sent } = await save(
			id,
			value,
			{ ...others, [ field ]: '' },
			{
				[ field ]: 'ours.example',
				[ secret ]: { new: value },
				was: { [ field ]: '' },
			}
		);
		expect( stored ).toMatchObject( { [ secret ]: '', [ field ]: '' } );
		expect( reasons ).toEqual( {
			[ `${ id }.${ field }` ]:
				expect.stringContaining( 'was not changed' ),
			[ `${ id }.${ secret }` ]: NOT_STORED,
		} );
		expect( sent ).toEqual( [] );
	} );
}

test( 'a password set on the server is neither copied to the database nor sent to an address from there', async () => {
	const found = CASES.find( ( { others } ) => 'username' in others );
	if ( ! found ) {
		throw new Error( 'No extension declares a user name.' );
	}
	const { id, value, field } = found;
	const prefix = id.toUpperCase().replaceAll( '-', '_' );
	const username = 'ada';
	expect(
		await php(
			`wp_set_current_user( 1 );
			add_filter( 'pre_http_request', static fn() => new WP_Error( 'http_request_failed' ), 1 );
			list( $id, $field, $prefix, $pair ) = $input;
			$option = \\Dovetail\\Connections\\Connections::option_name( $id );
			update_option( $option, array( $field => '${ EVIL }' ) );
			putenv( "{$prefix}_APPLICATION_PASSWORD=$pair" );
			$values = static fn() => \\Dovetail\\Connections\\Connections::values( $id );
			$seen   = array( $values() );
			update_option( $option, array( $field => '${ OURS }' ) );
			$address = $prefix . '_' . strtoupper( $field );
			putenv( "$address=https://own.example" );
			$seen[] = $values();
			putenv( $address );
			putenv( "{$prefix}_APPLICATION_PASSWORD" );
			$seen[] = $values();
			return $seen;`,
			[ id, field, prefix, `${ username }:${ value }` ]
		)
	).toEqual( [
		{ username, password: value, [ field ]: '' },
		{ username, password: value, [ field ]: 'https://own.example' },
		{ username: '', password: '', [ field ]: OURS },
	] );
} );
