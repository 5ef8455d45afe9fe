import { FieldProblem } from '#shared/ui';
import {
	CheckboxControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import type { ConnectionField } from './api';
import { shownValue, type Entry } from './entry';
import { messages } from './messages';
import { withLinks } from './with-links';

/** Renders a field's control with its help text and, if the value was not saved, the reason. */
export function ConnectionControl( {
	field,
	entry,
	onEnter,
}: {
	field: ConnectionField;
	entry: Entry;
	onEnter( entry: Entry ): void;
} ): ReactNode {
	const { name, label, control, isStored } = field;
	const problem = entry.problems[ name ];
	const value = shownValue( entry, field );
	const isRemoved = entry.removed.includes( name );
	const enter = ( typed: string ) => {
		const { [ name ]: solved, ...problems } = entry.problems;
		onEnter( {
			...entry,
			problems: solved === undefined ? entry.problems : problems,
			values: { ...entry.values, [ name ]: typed },
		} );
	};
	const help = (
		<>
			{ problem !== undefined && (
				<FieldProblem>{ problem }</FieldProblem>
			) }
			{ control === 'secret' && isStored && (
				<strong>{ messages.isStored() } </strong>
			) }
			{ withLinks( field.help ) }
		</>
	);
	const common = {
		__nextHasNoMarginBottom: true,
		label,
		help,
		'aria-invalid': problem === undefined ? undefined : true,
	} as const;
	switch ( control ) {
		case 'choice':
			return (
				<SelectControl
					{ ...common }
					__next40pxDefaultSize
					value={ value }
					options={ [ ...field.choices ] }
					onChange={ enter }
				/>
			);
		case 'toggle':
			return (
				<CheckboxControl
					{ ...common }
					checked={ value === '1' }
					onChange={ ( isOn ) => enter( isOn ? '1' : '0' ) }
				/>
			);
		default:
			return (
				<>
					<TextControl
						{ ...common }
						__next40pxDefaultSize
						// Addresses and keys are written from left to right in every language.
						dir="ltr"
						type={ control === 'secret' ? 'password' : control }
						autoComplete={
							control === 'secret' ? 'new-password' : 'off'
						}
						spellCheck={ false }
						disabled={ isRemoved }
						value={ value }
						onChange={ enter }
					/>
					{ control === 'secret' && isStored && (
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ messages.remove( label ) }
							checked={ isRemoved }
							onChange={ ( isOn ) =>
								onEnter( {
									...entry,
									values: { ...entry.values, [ name ]: '' },
									removed: isOn
										? [ ...entry.removed, name ]
										: entry.removed.filter(
												( each ) => each !== name
											),
								} )
							}
						/>
					) }
				</>
			);
	}
}
