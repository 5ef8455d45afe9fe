import { createPost, expect, php, test } from '#e2e';
import { serverData } from '../../server-data';
import versions from '../crm-versions.json' with { type: 'json' };
import { crmFile, putCrm, takeAway } from './stand-ins';
import { BUTTON, field, form, hashOf, submit } from './support';

const { crm } = serverData;

const FIELDS =
	field( 'name' ) +
	field( 'email' ) +
	field( 'telephone', { label: 'Your number' } ) +
	field( 'checkbox-multiple', { options: [ 'Bread', 'Cheese' ] } ) +
	BUTTON;

const VALUES = {
	name: 'Grace',
	email: 'grace@example.net',
	telephone: '+1 555 010 9999',
	'checkbox-multiple': [ 'Bread', 'Cheese' ],
};

/** Status of the CRM, as the panel gets it, for a user. */
const state = ( login = 'admin' ) =>
	php< Record< string, unknown > >(
		`wp_set_current_user( get_user_by( 'login', $input )->ID );
		return rest_do_request( new WP_REST_Request( 'GET', '/jetpack/v4/jetpack_crm' ) )->get_data();`,
		login
	);

const enable = ( login = 'admin', extension: string = crm.extension ) =>
	php< { code: string; message?: string } >(
		`wp_set_current_user( get_user_by( 'login', $input['login'] )->ID );
		$request = new WP_REST_Request( 'POST', '/jetpack/v4/jetpack_crm' );
		$request->set_body_params( array( 'extension' => $input['extension'] ) );
		return rest_do_request( $request )->get_data();`,
		{ login, extension }
	);

/** Does what is queued of an entry, and resolves with what went wrong with it. */
const passOn = ( entry: number, to = 'crm', before = '' ) =>
	php< { troubles: Record< string, string >; next: number | true } >(
		`${ before }
		$next = \\Dovetail\\Contact_Form\\Outbox::pass_on( $input['to'], $input['entry'] );
		return array( 'next' => $next, 'troubles' => (object) \\Dovetail\\Contact_Form\\Entries::troubles( $input['entry'] ) );`,
		{ entry, to }
	);

const contacts = () =>
	php< Record< string, Record< string, [ string, string ] > > >(
		`return (object) get_option( 'stand_in_contacts', array() );`
	);

/** A public form with these attributes, and its hash. */
const publicForm = async ( attributes: object = {} ) =>
	hashOf( await createPost( { content: form( FIELDS, attributes ) } ) );

test.afterEach( takeAway );

// spec: 001-4-2, 001-7-1, 001-3-5, 001-6-1
test( 'the site tells how its own CRM stands: not there, not active, its version, its extension', async () => {
	const none = {
		crm_installed: false,
		crm_active: false,
		crm_version: '',
		jp_form_ext_enabled: false,
		can_activate_extension: false,
		takes_messages: false,
	};
	expect( await state() ).toEqual( none );
	await putCrm( crmFile( '5.1.2' ), false );
	const installed = { ...none, crm_installed: true, crm_version: '5.1.2' };
	expect( await state() ).toEqual( installed );
	await putCrm( crmFile( '5.1.2' ), true );
	const active = { ...installed, crm_active: true };
	expect( await state( 'author' ) ).toEqual( active );
	expect( await state() ).toEqual( {
		...active,
		can_activate_extension: true,
	} );
	expect( await enable() ).toEqual( { code: 'success' } );
	expect( await state( 'author' ) ).toEqual( {
		...active,
		jp_form_ext_enabled: true,
		takes_messages: true,
	} );
	await putCrm( crmFile( '3.0.18' ), true );
	expect( await state() ).toMatchObject( {
		crm_version: '3.0.18',
		takes_messages: false,
	} );
} );

// spec: 001-7-2, 001-6-1, 001-8-1
test( 'the extension is switched on by an administrator, where there is one to switch on', async () => {
	expect( await enable() ).toMatchObject( {
		code: 'crm_not_active',
		message:
			'Jetpack CRM is not active on this site. Activate it under Plugins and try again.',
	} );
	await putCrm( crmFile( '5.0.0' ), true );
	expect( await enable( 'author' ) ).toMatchObject( {
		code: 'rest_forbidden',
	} );
	expect( await enable( 'admin', 'another' ) ).toMatchObject( {
		code: 'crm_unknown_extension',
	} );
	expect( await state() ).toMatchObject( { jp_form_ext_enabled: false } );
	await php(
		`return add_option( 'stand_in_extensions', array( 'other' ) );`
	);
	expect( await enable() ).toEqual( { code: 'success' } );
} );

test( 'PHP and the editor know the same versions', async () => {
	expect(
		await php(
			`return array_map( static fn( $case ) => \\Dovetail\\Contact_Form\\Jetpack_Crm::version_takes( $case['version'], $case['extension'] ), $input );`,
			versions
		)
	).toEqual( versions.map( ( { takes } ) => takes ) );
} );

// spec: 001-1-1, 001-1-11, 001-3-1
test( 'whoever writes becomes one contact of the CRM, however often it is tried', async () => {
	await putCrm( crmFile( '5.0.0' ), true );
	await enable();
	const { entry, queued } = await submit( await publicForm(), VALUES );
	expect( queued ).toEqual( [ 'crm' ] );
	await php( `return add_option( 'stand_in_breaks', 1 );` );
	expect( await passOn( entry ) ).toEqual( {
		next: 300,
		troubles: {
			crm: 'This entry could not be added to the CRM. It will be retried automatically. Jetpack CRM could not read the entry.',
		},
	} );
	await php( `return delete_option( 'stand_in_breaks' );` );
	expect( await passOn( entry ) ).toEqual( { next: true, troubles: {} } );
	// A second run does nothing.
	await passOn( entry );
	expect( await contacts() ).toEqual( {
		'grace@example.net': {
			name: [ 'Name', 'Grace' ],
			email: [ 'Email', 'grace@example.net' ],
			telephone: [ 'Your number', '+1 555 010 9999' ],
			'checkbox-multiple': [ expect.any( String ), 'Bread, Cheese' ],
		},
	} );
} );

test( 'nothing is queued for a CRM that is not there, not active, too old or not asked, nor by a form that is not to', async () => {
	const hash = await publicForm();
	const isQueued = async ( of = hash ) =>
		( await submit( of, VALUES ) ).queued;
	expect( await isQueued() ).toEqual( [] );
	await putCrm( crmFile( '5.0.0' ), false );
	expect( await isQueued() ).toEqual( [] );
	await putCrm( crmFile( '5.0.0' ), true );
	expect( await isQueued() ).toEqual( [] );
	await enable();
	expect(
		await isQueued( await publicForm( { jetpackCRM: false } ) )
	).toEqual( [] );
	await putCrm( crmFile( '3.0.18' ), true );
	expect( await isQueued() ).toEqual( [] );
	await putCrm( crmFile( '3.0.19' ), true );
	expect( await isQueued() ).toEqual( [ 'crm' ] );
	expect( await contacts() ).toEqual( {} );
} );

test( 'a CRM that has gone since gets nothing, and the entry says so once it is given up', async () => {
	await putCrm( crmFile( '3.0.19' ), true );
	const { entry } = await submit( await publicForm(), VALUES );
	await putCrm( crmFile( '3.0.19' ), false );
	const trouble = 'No CRM on this site can take messages at the moment.';
	for ( const next of [ 300, 1800, 7200, 43200 ] ) {
		expect( await passOn( entry ) ).toEqual( {
			next,
			troubles: {
				crm: `This entry could not be added to the CRM. It will be retried automatically. ${ trouble }`,
			},
		} );
	}
	expect( await passOn( entry ) ).toEqual( {
		next: true,
		troubles: {
			crm: `This entry could not be added to the CRM. ${ trouble }`,
		},
	} );
	expect( await contacts() ).toEqual( {} );
} );

test( 'any other CRM takes messages by the filter, and has authors offered the switch', async () => {
	const listen = ( answer: string ) =>
		`add_filter( 'dovetail_blocks_form_crm', static function ( $taken, $contact, $entry ) { $GLOBALS['taken'] = array( $contact, $entry ); return ${ answer }; }, 10, 3 );`;
	expect(
		await php(
			`${ listen( 'true' ) }
			wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			return rest_do_request( new WP_REST_Request( 'GET', '/jetpack/v4/jetpack_crm' ) )->get_data();`
		)
	).toMatchObject( { crm_installed: false, takes_messages: true } );
	const { entry, queued } = await submit(
		await publicForm( { subject: 'Bread' } ),
		VALUES,
		listen( 'true' )
	);
	expect( queued ).toEqual( [ 'crm' ] );
	expect(
		(
			await passOn(
				entry,
				'crm',
				listen( `new WP_Error( 'full', 'It is full.' )` )
			)
		).troubles.crm
	).toContain( 'It is full.' );
	expect(
		(
			await passOn(
				entry,
				'crm',
				listen(
					`new WP_Error( 'never', 'Never.', array( 'permanent' => true ) )`
				)
			)
		).next
	).toBe( true );

	const { entry: second } = await submit(
		await publicForm( { subject: 'Bread' } ),
		{ ...VALUES, name: 'Ada' },
		listen( 'true' )
	);
	expect(
		await php(
			`${ listen( 'true' ) }
			\\Dovetail\\Contact_Form\\Outbox::pass_on( 'crm', $input );
			return $GLOBALS['taken'];`,
			second
		)
	).toEqual( [
		{
			key: expect.stringMatching( /^\w{32}$/ ),
			email: 'grace@example.net',
			name: 'Ada',
			phone: '+1 555 010 9999',
			website: '',
			subject: 'Bread',
			page: expect.stringMatching( /^http/ ),
			answers: expect.arrayContaining( [
				{ type: 'name', label: 'Name', value: 'Ada' },
			] ),
		},
		second,
	] );
} );

// spec: 001-6-3
test( 'on a hosted site no entry is passed on', async () => {
	await putCrm( crmFile( '3.0.19' ), true );
	const hosted = `add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'site_type' => 'simple' ) + $settings );`;
	expect(
		( await submit( await publicForm(), VALUES, hosted ) ).queued
	).toEqual( [] );
	const { entry } = await submit( await publicForm(), VALUES );
	expect( await passOn( entry, 'crm', hosted ) ).toEqual( {
		next: true,
		troubles: {},
	} );
	expect( await contacts() ).toEqual( {} );
} );
