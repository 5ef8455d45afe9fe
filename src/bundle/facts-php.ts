import type {
	ConnectionFact,
	ExtensionFacts,
	SettingFact,
} from '#shared/definitions';
import { gathered } from './find-facts';
import { phpLiteral } from './php-literal';
import { translated, type Sentences } from './server-words';

/**
 * The facts of all extensions as PHP reads them: `settings` and `services` by name, `options` that go with the plugin,
 * those that are `outlasting` it by the type of post that needs them, `connections` by id, and `words`, a function, since
 * nothing may be translated before `init`: `settings` and `connections` by name, `privacy` (texts by title).
 */
export function factsPhp(
	facts: ReadonlyMap< string, ExtensionFacts >
): string {
	const settings = gathered( facts, 'settings' );
	const connections = gathered( facts, 'connections' );
	const words = {
		settings: mapped( settings, ( setting ) => ( {
			label: setting.label,
			help: setting.help,
			problems: problemsOf( setting ),
		} ) ),
		connections: mapped( connections, wordsOf ),
		privacy: [ ...facts.values() ].flatMap(
			( { privacy } ) => privacy ?? []
		),
	};
	const data = {
		settings: mapped( settings, ruleOf ),
		connections: mapped( connections, connectionOf ),
		services: gathered( facts, 'services' ),
		options: [ ...facts.values() ].flatMap(
			( { options } ) => options ?? []
		),
		outlasting: Object.fromEntries(
			[ ...facts.values() ].flatMap( ( { outlasting } ) =>
				outlasting
					? [ [ outlasting.postType, outlasting.options ] ]
					: []
			)
		),
	};
	return `${ phpLiteral(
		data
	) } + array(\n\t'words' => static function () {\n\t\treturn ${ translated(
		words,
		2,
		'%s: the greatest number that is taken, such as 3,650.'
	) };\n\t},\n)`;
}

const problemsOf = ( setting: SettingFact ): readonly string[] =>
	setting.control === 'number'
		? [ setting.problem ]
		: setting.checks.map( ( { problem } ) => problem );

/** Without words. A dollar in a pattern is the very end, as it is in JavaScript. */
function ruleOf( setting: SettingFact ): object {
	const { section, control } = setting;
	return setting.control === 'number'
		? { section, control, max: setting.max }
		: {
				section,
				control,
				checks: checksOf( setting ),
			};
}

type Checked = Pick< Extract< SettingFact, { control: 'text' } >, 'checks' >;

const checksOf = ( { checks = [] }: Partial< Checked > ) =>
	checks.map( ( { pattern, isRefused = false } ) => ( {
		pattern: `~${ pattern }~D`,
		isRefused,
	} ) );

const sentencesOf = ( { checks = [] }: Partial< Checked > ) =>
	checks.map( ( { problem } ) => problem );

const mapped = < Value, Result >(
	values: Readonly< Record< string, Value > >,
	use: ( value: Value ) => Result
): Record< string, Result > =>
	Object.fromEntries(
		Object.entries( values ).map( ( [ name, value ] ) => [
			name,
			use( value ),
		] )
	);

/** A connection without words. */
function connectionOf( connection: ConnectionFact ): object {
	const { type, method, where = '', check = '' } = connection;
	return {
		type,
		method,
		where,
		check,
		...( connection.method === 'api_key'
			? {
					isPublic: connection.isPublic ?? false,
					checks: checksOf( connection ),
				}
			: {
					fields: mapped( connection.fields, ( field ) => ( {
						control: field.control,
						checks: checksOf( field ),
						...( field.control === 'choice'
							? {
									choices: field.choices.map(
										( { value } ) => value
									),
								}
							: {} ),
					} ) ),
				} ),
	};
}

/** The words of a connection. */
function wordsOf(
	connection: ConnectionFact
): Record< string, Sentences | string > {
	const { name, purpose, help, sends } = connection;
	return {
		name,
		purpose,
		help,
		sends,
		...( connection.method === 'api_key'
			? { problems: sentencesOf( connection ) }
			: {
					fields: mapped( connection.fields, ( field ) => ( {
						label: field.label,
						help: field.help,
						problems: sentencesOf( field ),
						...( field.control === 'choice'
							? {
									choices: field.choices.map(
										( { label } ) => label
									),
								}
							: {} ),
					} ) ),
				} ),
	};
}
