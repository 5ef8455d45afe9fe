import { findAbilities } from '../abilities';
import { phpSource } from '../php-source';

const ABILITY = `array(
	'label'        => __( 'List entries', 'dovetail-blocks' ),
	'description'  => __( 'Lists the newest entries.', 'dovetail-blocks' ),
	'input_schema' => array(
		'properties' => array(
			'page'   => array( 'type' => 'integer', 'minimum' => 1 ),
			'search' => $text + array( 'description' => __( 'Words to find.', 'dovetail-blocks' ) ),
		),
	),
	'annotations'  => array( 'readonly' => true, 'destructive' => false ),
)`;

const EXPECTED = {
	name: 'list-entries',
	label: 'List entries',
	text: 'Lists the newest entries.',
	isReadonly: true,
	isDestructive: false,
	input: [
		{ name: 'page', type: 'integer', text: '' },
		{ name: 'search', type: 'string', text: 'Words to find.' },
	],
};

describe( 'findAbilities', () => {
	it( 'reads an ability from an array', () => {
		expect(
			findAbilities( [
				phpSource(
					'class-a.php',
					`<?php $a = array( 'list-entries' => ${ ABILITY } );`
				),
			] )
		).toEqual( [ { ...EXPECTED, file: 'class-a.php' } ] );
	} );

	it( 'reads an ability that a class returns', () => {
		expect(
			findAbilities( [
				phpSource(
					'class-a.php',
					"<?php $a = array( 'list-entries' => Entries_Ability::ability() );"
				),
				phpSource(
					'class-entries-ability.php',
					`<?php\nfinal class Entries_Ability {\n\tpublic static function ability(): array {\n\t\treturn ${ ABILITY };\n\t}\n}`
				),
			] )
		).toEqual( [ { ...EXPECTED, file: 'class-entries-ability.php' } ] );
	} );

	it( 'reads an ability that another method of the class returns', () => {
		expect(
			findAbilities( [
				phpSource(
					'class-a.php',
					`<?php\nclass A {\n\tfunction offer() { return array( 'list-entries' => self::list_ability() ); }\n\tfunction list_ability() { return ${ ABILITY.replace( /array\( 'readonly.*\),\n/, 'self::annotations(),\n' ) }; }\n\tfunction annotations() { return array( 'readonly' => true, 'destructive' => false ); }\n}`
				),
			] )
		).toEqual( [ { ...EXPECTED, file: 'class-a.php' } ] );
	} );

	it( 'ignores arrays that are not abilities', () => {
		expect(
			findAbilities( [
				phpSource(
					'class-a.php',
					"<?php $a = array( 'label' => array( 'label' => 'x' ) );"
				),
			] )
		).toEqual( [] );
	} );
} );
