import type { ExtensionFacts, SettingFact } from '#shared/definitions';
import { gathered } from './find-facts';
import { phpLiteral } from './php-literal';
import { translated } from './server-words';

/**
 * The facts of all extensions as PHP reads them: `settings` and `services` by name, `options` that go with the plugin,
 * those that are `outlasting` it by the type of post that needs them, and `words`, a function, since
 * nothing may be translated before `init`: `settings` (label, help, problems, labels of choices) by name, `privacy` (texts by title).
 */
export function factsPhp(
	facts: ReadonlyMap< string, ExtensionFacts >
): string {
	const settings = gathered( facts, 'settings' );
	const each = < Value >( use: ( setting: SettingFact ) => Value ) =>
		Object.fromEntries(
			Object.entries( settings ).map( ( [ name, setting ] ) => [
				name,
				use( setting ),
			] )
		);
	const words = {
		settings: each( ( setting ) => ( {
			label: setting.label,
			help: setting.help,
			problems: problemsOf( setting ),
			...( setting.control === 'choice'
				? {
						choices: Object.fromEntries(
							setting.choices.map( ( { value, label } ) => [
								value,
								label,
							] )
						),
					}
				: {} ),
		} ) ),
		privacy: [ ...facts.values() ].flatMap(
			( { privacy } ) => privacy ?? []
		),
	};
	const data = {
		settings: each( ruleOf ),
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

function problemsOf( setting: SettingFact ): readonly string[] {
	switch ( setting.control ) {
		case 'toggle':
			return [];
		case 'number':
		case 'choice':
			return [ setting.problem ];
		default:
			return setting.checks.map( ( { problem } ) => problem );
	}
}

/** Without words: `default`, and what is taken. A dollar in a pattern is the very end, as it is in JavaScript. */
function ruleOf( setting: SettingFact ): object {
	const { section, control } = setting;
	switch ( setting.control ) {
		case 'number':
			return { section, control, default: 0, max: setting.max };
		case 'toggle':
			return { section, control, default: setting.default };
		case 'choice':
			return {
				section,
				control,
				default: setting.default,
				values: setting.choices.map( ( { value } ) => value ),
			};
		default:
			return {
				section,
				control,
				default: '',
				checks: setting.checks.map(
					( { pattern, isRefused = false } ) => ( {
						pattern: `~${ pattern }~D`,
						isRefused,
					} )
				),
			};
	}
}
