import type { ExtensionFacts } from '#shared/definitions';
import { factsPhp } from '../facts-php';

const words = { section: 'blocks', label: 'Label', help: 'Help.' } as const;

/** Returns the generated PHP of a setting, with white space collapsed. */
const emitted = (
	setting: Required< ExtensionFacts >[ 'settings' ][ string ]
) =>
	factsPhp( new Map( [ [ 'x', { settings: { a: setting } } ] ] ) ).replace(
		/\s+/g,
		' '
	);

it.each( [
	[
		'a choice is one of its values, each with a label',
		{
			...words,
			control: 'choice',
			choices: [
				{ value: 'near', label: 'Near' },
				{ value: 'far', label: 'Far away' },
			],
			default: 'far',
			problem: 'Choose one.',
		},
		"'default' => 'far', 'values' => array( 'near', 'far' )",
		"'problems' => array( __( 'Choose one.', 'dovetail-blocks' ), ), 'choices' => array( 'near' => __( 'Near', 'dovetail-blocks' ), 'far' => __( 'Far away', 'dovetail-blocks' ), )",
	],
	[
		'a tick has a default and nothing to check',
		{ ...words, control: 'toggle', default: true },
		"'control' => 'toggle', 'default' => true )",
		"'problems' => array( )",
	],
	[
		'an address is checked as a text is',
		{
			...words,
			control: 'url',
			checks: [ { pattern: '^https:', problem: 'No address.' } ],
		},
		"'control' => 'url', 'default' => '', 'checks' => array( array( 'pattern' => '~^https:~D', 'isRefused' => false ) )",
		"'problems' => array( __( 'No address.', 'dovetail-blocks' ), )",
	],
] as const )( '%s', ( _, setting, rule, sentences ) => {
	expect( emitted( setting ) ).toContain( rule );
	expect( emitted( setting ) ).toContain( sentences );
} );
