import { mergeMessages, type Message } from '../message';
import { messagesFromBlockJson } from '../messages-from-block-json';
import { messagesFromPhp } from '../messages-from-php';
import { messagesFromPluginHeader } from '../messages-from-plugin-header';
import { messagesFromScript } from '../messages-from-script';

const message = ( about: Partial< Message > & { id: string } ): Message => ( {
	context: '',
	plural: '',
	comments: [],
	references: [ 'editor.js' ],
	...about,
} );

const fromScript = ( source: string ) =>
	messagesFromScript( source, 'editor.js' );

describe( 'a translatable string in a built script', () => {
	it.each( [
		[ '__("Save","dovetail-blocks")', { id: 'Save' } ],
		[ '(0,i.__)("Save","dovetail-blocks")', { id: 'Save' } ],
		[ 'wp.i18n.__("Save","dovetail-blocks")', { id: 'Save' } ],
		[ '(0,i.__)(`Save`,"dovetail-blocks")', { id: 'Save' } ],
		[ '(0,i.__)("Sa"+"ve","dovetail-blocks")', { id: 'Save' } ],
		[ 'i?.__("Save","dovetail-blocks")', { id: 'Save' } ],
		[
			'(0,i._x)("Post","verb","dovetail-blocks")',
			{ id: 'Post', context: 'verb' },
		],
		[
			'(0,i._n)("%d day","%d days",n,"dovetail-blocks")',
			{ id: '%d day', plural: '%d days' },
		],
		[
			'(0,i._nx)("%d mark","%d marks",n,"exam","dovetail-blocks")',
			{ id: '%d mark', plural: '%d marks', context: 'exam' },
		],
		[
			'(0,i.__)("Say \\"so\\"\\n","dovetail-blocks")',
			{ id: 'Say "so"\n' },
		],
	] )( 'is found in %s', ( source, expected ) => {
		expect( fromScript( source ) ).toEqual( [ message( expected ) ] );
	} );

	it( 'is found in both branches of a condition inside the call', () => {
		expect(
			fromScript( '(0,i.__)(a?"Pause":"Play","dovetail-blocks")' )
		).toEqual( [ message( { id: 'Pause' } ), message( { id: 'Play' } ) ] );
	} );

	it.each( [
		[ '__("Save")' ],
		[ '__("Save","default")' ],
		[ '__()' ],
		[ 'sprintf("Save","dovetail-blocks")' ],
		[ 'i["__"]("Save","dovetail-blocks")' ],
		[ "\"__('Save','dovetail-blocks')\"" ],
		[ '// __("Save","dovetail-blocks")' ],
	] )( 'is ignored in %s', ( source ) => {
		expect( fromScript( source ) ).toEqual( [] );
	} );

	it.each( [
		[ '__(sentence,"dovetail-blocks")' ],
		[ '__(`Save ${n}`,"dovetail-blocks")' ],
		[ '__(a?"Save":b,"dovetail-blocks")' ],
		[ '_x("Save",context,"dovetail-blocks")' ],
	] )( 'fails the build if it is not constant: %s', ( source ) => {
		expect( () => fromScript( source ) ).toThrow(
			/^editor\.js: _+x?\(\) is given something else than a written-out sentence/
		);
	} );

	it( 'has its translators’ comment exactly once', () => {
		const [ rating, other ] = fromScript( `
			(0,l.sprintf)(
			// translators: %s: a number.
			// translators: %s: a number.
			(0,l.__)("Rating: %s","dovetail-blocks"),(0,l.__)("Other","dovetail-blocks"))` );
		expect( rating?.comments ).toEqual( [ 'translators: %s: a number.' ] );
		expect( other?.comments ).toEqual( [] );
	} );

	it( 'does not get the comment of a previous statement', () => {
		expect(
			fromScript(
				'/* translators: lost */f();(0,l.__)("Other","dovetail-blocks")'
			)
		).toEqual( [ message( { id: 'Other' } ) ] );
	} );
} );

describe( 'a translatable string in a PHP file', () => {
	const fromPhp = ( source: string ) =>
		messagesFromPhp( `<?php\n${ source }`, 'includes/x.php' );
	const php = ( about: Partial< Message > & { id: string } ) =>
		message( { references: [ 'includes/x.php:2' ], ...about } );

	it.each( [
		[ "__( 'Save', 'dovetail-blocks' );", { id: 'Save' } ],
		[ "\\__( 'Save', 'dovetail-blocks' );", { id: 'Save' } ],
		[ "_e( 'Save', 'dovetail-blocks' );", { id: 'Save' } ],
		[ "esc_html__( 'Save', 'dovetail-blocks' );", { id: 'Save' } ],
		[ "esc_html_e( 'Save', 'dovetail-blocks' );", { id: 'Save' } ],
		[ "esc_attr__( 'Save', 'dovetail-blocks' );", { id: 'Save' } ],
		[ "esc_attr_e( 'Save', 'dovetail-blocks' );", { id: 'Save' } ],
		[ "__( 'It\\'s ' . \"so\", 'dovetail-blocks' );", { id: "It's so" } ],
		[
			"esc_html_x( 'Post', 'verb', 'dovetail-blocks' );",
			{ id: 'Post', context: 'verb' },
		],
		[
			"esc_attr_x( 'Post', 'verb', 'dovetail-blocks' );",
			{ id: 'Post', context: 'verb' },
		],
		[
			"_n( '%d day', '%d days', $n, 'dovetail-blocks' );",
			{ id: '%d day', plural: '%d days' },
		],
		[
			"_nx( '%d mark', '%d marks', $n, 'exam', 'dovetail-blocks' );",
			{ id: '%d mark', plural: '%d marks', context: 'exam' },
		],
		[
			"_n_noop( '%d day', '%d days', 'dovetail-blocks' );",
			{ id: '%d day', plural: '%d days' },
		],
	] )( 'is found in %s', ( source, expected ) => {
		expect( fromPhp( source ) ).toEqual( [ php( expected ) ] );
	} );

	it( 'is ignored if it has another text domain', () => {
		expect( fromPhp( "__( 'Save' ); __( 'Save', 'akismet' );" ) ).toEqual(
			[]
		);
	} );

	it( 'fails the build if it contains a variable', () => {
		expect( () =>
			fromPhp( '__( "Save $it", \'dovetail-blocks\' );' )
		).toThrow( 'includes/x.php:2: __() is given something else' );
	} );

	it( 'keeps its translators’ comment and line number', () => {
		expect(
			fromPhp( `return array(
				/* translators: %s: a name. */
				'a' => sprintf( __( 'To %s', 'dovetail-blocks' ), $name ),
				'b' => __( 'From', 'dovetail-blocks' ),
			);` )
		).toEqual( [
			php( {
				id: 'To %s',
				comments: [ 'translators: %s: a name.' ],
				references: [ 'includes/x.php:4' ],
			} ),
			php( { id: 'From', references: [ 'includes/x.php:5' ] } ),
		] );
	} );
} );

it( 'strings in a block.json file have the contexts that WordPress uses', () => {
	expect(
		messagesFromBlockJson(
			JSON.stringify( {
				name: 'dovetail/quotation',
				title: 'Map',
				description: 'Shows places.',
				keywords: [ 'places' ],
				styles: [ { name: 'dark', label: 'Dark' } ],
				variations: [ { name: 'city', title: 'City' } ],
				textdomain: 'dovetail-blocks',
			} ),
			'blocks/quotation/block.json'
		).map( ( { context, id } ) => [ context, id ] )
	).toEqual( [
		[ 'block title', 'Map' ],
		[ 'block description', 'Shows places.' ],
		[ 'block keyword', 'places' ],
		[ 'block style label', 'Dark' ],
		[ 'block variation title', 'City' ],
	] );
} );

describe( 'messagesFromPluginHeader', () => {
	it( 'returns the plugin’s name and description', () => {
		expect(
			messagesFromPluginHeader(
				`<?php
/**
 * Plugin Name:       Dovetail Blocks
 * Description:       Content blocks: light ones.
 * Version:           0.1.0
 *
 * @package Dovetail_Blocks
 */`,
				'dovetail-blocks.php'
			).map( ( { id } ) => id )
		).toEqual( [ 'Dovetail Blocks', 'Content blocks: light ones.' ] );
	} );

	it( 'returns nothing for a file without a plugin header', () => {
		expect(
			messagesFromPluginHeader(
				'<?php\n/**\n * Description: of a file.\n */',
				'uninstall.php'
			)
		).toEqual( [] );
	} );
} );

describe( 'messages from several files', () => {
	it( 'are merged if their strings and contexts are equal, in a stable order', () => {
		const messages = [
			message( { id: 'b', references: [ 'z.js' ], comments: [ 'c' ] } ),
			message( { id: 'a', references: [ 'z.js' ] } ),
			message( { id: 'b', references: [ 'a.php:1' ] } ),
			message( { id: 'b', context: 'verb', references: [ 'z.js' ] } ),
			message( { id: 'b', plural: 'bs', references: [ 'z.js' ] } ),
		];
		const merged = [
			message( {
				id: 'b',
				plural: 'bs',
				references: [ 'a.php:1', 'z.js' ],
				comments: [ 'c' ],
			} ),
			message( { id: 'a', references: [ 'z.js' ] } ),
			message( { id: 'b', context: 'verb', references: [ 'z.js' ] } ),
		];
		expect( mergeMessages( messages ) ).toEqual( merged );
		expect( mergeMessages( messages.toReversed() ) ).toEqual( merged );
	} );

	it( 'cause an error if a string has two different plural forms', () => {
		expect( () =>
			mergeMessages( [
				message( { id: 'a', plural: 'b' } ),
				message( { id: 'a', plural: 'c', references: [ 'x.php:1' ] } ),
			] )
		).toThrow( '“a” has two plurals: “b” (editor.js) and “c” (x.php:1).' );
	} );
} );
