import type { ExtensionFacts } from '#shared/definitions';
import { factsPhp } from '../facts-php';

const words = { section: 'blocks', label: 'Label', help: 'Help.' } as const;

const emitted = (
	setting: Required< ExtensionFacts >[ 'settings' ][ string ]
) =>
	factsPhp( new Map( [ [ 'x', { settings: { a: setting } } ] ] ) ).replace(
		/\s+/g,
		' '
	);

it.each( [
	[
		'a choice has values and a default',
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
		'a checkbox has a default and no validation',
		{ ...words, control: 'toggle', default: true },
		"'control' => 'toggle', 'default' => true )",
		"'problems' => array( )",
	],
	[
		'a URL has the same validation as a text',
		{
			...words,
			control: 'url',
			checks: [ { pattern: '^https:', problem: 'No address.' } ],
		},
		"'control' => 'url', 'default' => '', 'checks' => array( array( 'pattern' => '~^https:~D', 'isRefused' => false ) )",
		"'problems' => array( __( 'No address.', 'dovetail-blocks' ), )",
	],
	[
		'an email address has no pattern, because PHP validates it',
		{ ...words, control: 'email', problem: 'No email address.' },
		"'control' => 'email', 'default' => '' )",
		"'problems' => array( __( 'No email address.', 'dovetail-blocks' ), )",
	],
] as const )(
	'the generated PHP of a setting: %s',
	( _, setting, rule, sentences ) => {
		expect( emitted( setting ) ).toContain( rule );
		expect( emitted( setting ) ).toContain( sentences );
	}
);
