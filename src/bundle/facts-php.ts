import type {
	ConnectionFact,
	ExtensionFacts,
	Field,
} from '#shared/definitions';
import { mergeFacts } from './find-facts';
import { phpLiteral } from './php-literal';
import { translateCalls, type Sentences } from './server-strings';

/**
 * Returns PHP code of an array with the facts of all extensions: `settings`, `connections` and `services` by name;
 * `embeds` by slug; `withoutAccount` (group and pattern or block for a new page, by slug); `needsSetup` (slugs); `options` to delete on uninstall; `uninstallers` (classes); and
 * `words`. `words` is a function, because strings cannot be translated before `init`. It returns the strings of
 * `settings` and `connections` by name, of `withoutAccount` by slug, and of `privacy` by title.
 */
export function factsPhp(
	facts: ReadonlyMap< string, ExtensionFacts >
): string {
	const settings = mergeFacts( facts, 'settings' );
	const connections = mergeFacts( facts, 'connections' );
	const withoutAccount = Object.fromEntries(
		[ ...facts ].flatMap( ( [ slug, fact ] ) =>
			fact.withoutAccount ? [ [ slug, fact.withoutAccount ] ] : []
		)
	);
	const words = {
		settings: mapped( settings, wordsOf ),
		connections: mapped( connections, wordsOfConnection ),
		withoutAccount: mapped(
			withoutAccount,
			( { name, purpose, help } ) => ( { name, purpose, help } )
		),
		privacy: [ ...facts.values() ].flatMap(
			( { privacy } ) => privacy ?? []
		),
	};
	const data = {
		settings: mapped( settings, ( setting ) => ( {
			section: setting.section,
			...ruleOf( setting ),
		} ) ),
		connections: Object.fromEntries(
			Object.entries( connections ).map( ( [ id, connection ] ) => [
				id,
				{
					...ruleOfConnection( connection ),
					users: [ ...facts ].flatMap( ( [ slug, fact ] ) =>
						fact.connections?.[ id ] || fact.uses?.includes( id )
							? [ slug ]
							: []
					),
				},
			] )
		),
		withoutAccount: Object.fromEntries(
			Object.entries( withoutAccount ).map(
				( [ slug, { group, pattern = slug } ] ) => [
					slug,
					{ group, pattern },
				]
			)
		),
		needsSetup: [ ...facts ].flatMap( ( [ slug, { needsSetup } ] ) =>
			needsSetup ? slug : []
		),
		services: mergeFacts( facts, 'services' ),
		embeds: Object.fromEntries(
			[ ...facts ].flatMap( ( [ slug, { embed } ] ) =>
				embed ? [ [ slug, embed ] ] : []
			)
		),
		options: [ ...facts.values() ].flatMap(
			( { options } ) => options ?? []
		),
		uninstallers: [ ...facts.values() ].flatMap(
			( { uninstaller } ) => uninstaller ?? []
		),
	};
	return `${ phpLiteral(
		data
	) } + array(\n\t'words' => static function () {\n\t\treturn ${ translateCalls(
		words,
		2,
		'%s: the greatest number that is taken, such as 3,650.'
	) };\n\t},\n)`;
}

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

type Words = Record< string, Sentences | string >;

function wordsOf( field: Field ): Words {
	const { label, help } = field;
	switch ( field.control ) {
		case 'toggle':
			return { label, help, problems: [] };
		case 'email':
		case 'number':
			return { label, help, problems: [ field.problem ] };
		case 'choice':
			return {
				label,
				help,
				problems: [ field.problem ],
				choices: Object.fromEntries(
					field.choices.map( ( choice ) => [
						choice.value,
						choice.label,
					] )
				),
			};
		default:
			return { label, help, problems: sentencesOf( field.checks ) };
	}
}

/** Returns a field's default and its accepted values, without translatable strings. */
function ruleOf( field: Field ): object {
	const { control } = field;
	switch ( field.control ) {
		case 'email':
			return { control, default: '' };
		case 'number':
			return { control, default: 0, max: field.max };
		case 'toggle':
			return { control, default: field.default };
		case 'choice':
			return {
				control,
				default: field.default,
				values: field.choices.map( ( { value } ) => value ),
			};
		default:
			return { control, default: '', checks: patternsOf( field.checks ) };
	}
}

function wordsOfConnection( connection: ConnectionFact ): Words {
	const { purpose, steps = [], details = [], help, when, sends } = connection;
	return {
		purpose,
		steps,
		details,
		help,
		when,
		sends,
		...( 'checks' in connection
			? { problems: sentencesOf( connection.checks ) }
			: {} ),
		...( 'fields' in connection
			? { fields: mapped( connection.fields, wordsOf ) }
			: {} ),
	};
}

function ruleOfConnection( connection: ConnectionFact ): object {
	const {
		name,
		group,
		choice = '',
		type,
		method,
		where = '',
		check = '',
		formerSetting = '',
		requires = [],
	} = connection;
	return {
		name,
		group,
		choice,
		formerSetting,
		type,
		method,
		where,
		check,
		requires,
		...( 'checks' in connection
			? {
					isPublic: connection.isPublic ?? false,
					checks: patternsOf( connection.checks ),
				}
			: {} ),
		...( 'fields' in connection
			? {
					fields: mapped(
						connection.fields as Record<
							string,
							Field & { isOptional?: boolean }
						>,
						( field ) => ( {
							...ruleOf( field ),
							isOptional: field.isOptional ?? false,
						} )
					),
				}
			: {} ),
		...( 'consent' in connection ? { consent: connection.consent } : {} ),
	};
}

type Checks = Extract< Field, { checks: unknown } >[ 'checks' ];

/** Adds the `D` modifier, so that `$` matches only at the end of the string, as in JavaScript. */
const patternsOf = ( checks: Checks ) =>
	checks.map( ( { pattern, isRefused = false } ) => ( {
		pattern: `~${ pattern }~D`,
		isRefused,
	} ) );

const sentencesOf = ( checks: Checks ) =>
	checks.map( ( { problem } ) => problem );
