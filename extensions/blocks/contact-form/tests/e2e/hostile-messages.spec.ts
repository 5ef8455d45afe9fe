import { readFileSync } from 'node:fs';
import { readForm } from '../send-many';
import { createPost, expect, php, test } from '#e2e';
import { EVERYTHING, inbox, pageOf } from './support';

/** Malicious input. */
const hostile: string[] = JSON.parse(
	readFileSync(
		'extensions/blocks/contact-form/tests/hostile-answers.json',
		'utf8'
	)
);

test( 'more than two hundred hostile messages crash nothing and run nowhere; the valid ones are stored', async ( {
	admin,
} ) => {
	test.setTimeout( 400_000 );
	const id = await createPost( {
		content: EVERYTHING,
		title: 'Under attack',
	} );
	const valid = {
		name: 'Ann',
		email: 'ann@example.com',
		radio: 'By phone',
		'checkbox-multiple': [ 'Bread' ],
	};
	const types = [
		'name',
		'email',
		'url',
		'telephone',
		'date',
		'select',
		'radio',
		'text',
		'textarea',
		'checkbox',
		'consent',
	];
	const messages: { values: unknown; more?: object; bytes?: number }[] = [
		...types
			.slice( 0, 9 )
			.flatMap( ( type ) =>
				hostile.map( ( answer ) => ( {
					values: { ...valid, [ type ]: answer },
				} ) )
			)
			.filter( ( _, index ) => index % 3 !== 2 ),
		...types.map( ( type ) => ( {
			values: { ...valid, [ type ]: { nested: [ 'x' ] } },
		} ) ),
		...types.map( ( type ) => ( {
			values: { ...valid, [ type ]: 'x'.repeat( 1024 * 1024 ) },
			bytes: 1024 * 1024,
		} ) ),
		{ values: null },
		{ values: 'text' },
		{ values: [] },
		{ values: { ...valid, unknown: 'x' } },
		{ values: { ...valid, 'checkbox-multiple': 'Bread' } },
		{ values: { ...valid, 'checkbox-multiple': [ 'Bread', 'Poison' ] } },
		{ values: { ...valid, 'checkbox-multiple': [ [ 'Bread' ] ] } },
		{ values: valid, more: { form: '0'.repeat( 32 ) } },
		{ values: valid, more: { form: [ 'x' ] } },
		{ values: valid, more: { leave_empty: 'https://spam.example' } },
		{ values: valid, more: { elapsed: '3' } },
		{ values: valid, more: { elapsed: [ '3' ] } },
		{ values: valid, more: { key: '<script>' } },
		{ values: valid, more: { key: 'replayed-replayed-1' } },
		{ values: valid, more: { key: 'replayed-replayed-1' } },
	];
	expect( messages.length ).toBeGreaterThan( 200 );
	const { hidden } = readForm( await ( await fetch( pageOf( id ) ) ).text() );
	const hash = Object.fromEntries( hidden )[ 'dovetail_form[form]' ];
	const outcomes: { entry: number; code: string; errors: string[] }[] = [];
	for ( let start = 0; start < messages.length; start += 60 ) {
		outcomes.push(
			...( await php< typeof outcomes >(
				`$outcomes = array();
				foreach ( $input['messages'] as $index => $message ) {
					$sent   = ( isset( $message['more'] ) ? $message['more'] : array() ) + array( 'form' => $input['hash'], 'values' => $message['values'], 'elapsed' => '60000', 'key' => 'hostile-message-' . ( $input['start'] + $index ) );
					$result = \\Dovetail\\Contact_Form\\Submission::receive( $sent, isset( $message['bytes'] ) ? $message['bytes'] : 1000, '/<script>/' );
					$outcomes[] = array( 'entry' => $result['entry'], 'code' => $result['refusal'] ? $result['refusal']->get_error_code() : '', 'errors' => array_keys( $result['errors'] ) );
				}
				return $outcomes;`,
				{ messages: messages.slice( start, start + 60 ), hash, start }
			) )
		);
	}
	expect( outcomes ).toHaveLength( messages.length );
	for ( const { entry, code, errors } of outcomes ) {
		expect(
			Number( entry > 0 ) +
				Number( code !== '' ) +
				Number( errors.length > 0 )
		).toBe( 1 );
	}
	const stored = new Set(
		outcomes.map( ( { entry } ) => entry ).filter( Boolean )
	);
	expect(
		outcomes
			.slice( -15 )
			.map(
				( { code, errors, entry } ) =>
					code || errors.join() || ( entry ? 'stored' : '' )
			)
	).toEqual( [
		'name,email,radio,checkbox-multiple',
		'name,email,radio,checkbox-multiple',
		'name,email,radio,checkbox-multiple',
		'form_changed',
		'checkbox-multiple',
		'checkbox-multiple',
		'checkbox-multiple',
		'form_changed',
		'form_changed',
		'form_trap',
		'form_too_fast',
		'form_too_fast',
		'stored',
		'stored',
		'stored',
	] );
	// Every free text is stored; nothing else about a message decides.
	messages.forEach( ( { values, bytes, more }, index ) => {
		const { name, text, textarea, ...rest } = ( values ?? {} ) as Record<
			string,
			unknown
		>;
		const isFree = [ name, text, textarea ].every(
			( each ) =>
				each === undefined ||
				( typeof each === 'string' && each.trim() !== '' )
		);
		if (
			isFree &&
			! bytes &&
			! more &&
			JSON.stringify( rest ) ===
				JSON.stringify( { ...valid, name: undefined } )
		) {
			expect(
				outcomes[ index ]?.entry,
				JSON.stringify( values )
			).toBeGreaterThan( 0 );
		}
	} );

	const seen = await php< {
		count: number;
		cells: string;
		csv: string;
		mails: { headers: string[]; subject: string }[];
	} >(
		`wp_set_current_user( 1 );
		$entries = iterator_to_array( \\Dovetail\\Contact_Form\\Entries::each( "source = %d AND state = 'inbox'", array( $input ) ), false );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		ob_start();
		foreach ( $entries as $entry ) {
			foreach ( array( 'sender', 'message', 'form', 'sent' ) as $column ) {
				\\Dovetail\\Contact_Form\\Entries_Columns::cell( $column, $entry );
			}
		}
		$cells = ob_get_clean();
		$file  = fopen( 'php://memory', 'w+' );
		\\Dovetail\\Plugin\\Csv::write( $file, \\Dovetail\\Contact_Form\\Export::rows( array( 's' => '' ) ) );
		rewind( $file );
		return array(
			'count' => count( $entries ),
			'cells' => $cells,
			'csv'   => stream_get_contents( $file ),
			'mails' => array_map( static fn( $entry ) => \\Dovetail\\Contact_Form\\Mail::compose( $entry, $entry['source'] ), $entries ),
		);`,
		id
	);
	expect( seen.count ).toBe( stored.size );
	expect( seen.cells ).not.toMatch( /<(script|img|svg|textarea)/i );
	for ( const mail of seen.mails ) {
		expect( [ mail.subject, ...mail.headers ].join( '' ) ).not.toMatch(
			/[\r\n]/
		);
		expect( mail.headers ).toEqual( [
			'Content-Type: text/plain; charset=UTF-8',
			expect.stringMatching(
				/^Reply-To: ([\p{L}\p{M}\p{N}'’ -]+ <ann@example\.com>|ann@example\.com)$/u
			),
		] );
	}
	const cells = [
		...seen.csv.matchAll( /(?:^|,)(?:"((?:[^"]|"")*)"|([^",\n]*))/gm ),
	].map(
		( [ , quoted, plain ] ) =>
			quoted?.replaceAll( '""', '"' ) ?? plain ?? ''
	);
	expect( cells ).toContain( "'+1+1" );
	// A phone number with its plus is no formula.
	expect(
		cells.filter(
			( cell ) =>
				/^\s*[=+\-@＝]/.test( cell ) && ! /^\+[\d ()]+$/.test( cell )
		)
	).toEqual( [] );

	const { page } = admin;
	await page.goto( `${ inbox() }&orderby=sender&order=asc` );
	expect( await page.evaluate( () => Reflect.has( window, 'hacked' ) ) ).toBe(
		false
	);
	await page
		.getByRole( 'row', { name: /script/ } )
		.first()
		.locator( '.row-title' )
		.click();
	await expect( page.locator( '.dovetail-entry' ) ).toContainText(
		'<script>'
	);
	expect( await page.evaluate( () => Reflect.has( window, 'hacked' ) ) ).toBe(
		false
	);
} );
