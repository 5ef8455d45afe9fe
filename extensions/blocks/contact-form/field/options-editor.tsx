import { Button } from '@wordpress/components';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { plus } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import {
	editOptions,
	type EditedOptions,
	type OptionsEvent,
} from '../rules/edit-options';
import type { Kind } from './kinds';
import { messages } from './messages';
import { OptionRow } from './option-row';

/** The options, written where visitors will read them. */
export function OptionsEditor( {
	kind,
	options,
	isSelected,
	onChange,
}: {
	kind: Kind;
	options: readonly string[];
	isSelected: boolean;
	onChange( options: string[] ): void;
} ): ReactNode {
	const rows = useRef< ( HTMLInputElement | null )[] >( [] );
	const add = useRef< HTMLButtonElement >( null );
	const [ focus, setFocus ] = useState< EditedOptions[ 'focus' ] | 'add' >(
		null
	);
	const edit = ( event: OptionsEvent ) => {
		const edited = editOptions( options, event );
		onChange( edited.options );
		if ( event.type !== 'written' ) {
			setFocus( edited.focus ?? 'add' );
		}
	};
	// The row that an event leads to exists only once it is drawn.
	useLayoutEffect( () => {
		if ( focus === 'add' ) {
			add.current?.focus();
		} else if ( focus ) {
			const row = rows.current[ focus.row ];
			row?.focus();
			row?.setSelectionRange( focus.at, focus.at );
		}
	}, [ focus ] );
	return (
		<>
			{ options.length === 0 && (
				<p className={ `${ ROOT_CLASS }__note` }>
					{ messages.noOptions() }
				</p>
			) }
			<ul
				className={ `${ ROOT_CLASS }__options is-${ kind }` }
				aria-label={ messages.options() }
			>
				{ options.map( ( option, at ) => (
					<OptionRow
						key={ at }
						{ ...{ option, at, isSelected } }
						inputRef={ ( input ) => {
							rows.current[ at ] = input;
						} }
						onEdit={ edit }
					/>
				) ) }
			</ul>
			{ ( isSelected || options.length === 0 ) && (
				<Button
					ref={ add }
					className={ `${ ROOT_CLASS }__add` }
					size="compact"
					variant="tertiary"
					icon={ plus }
					onClick={ () => edit( { type: 'added' } ) }
				>
					{ messages.addOption() }
				</Button>
			) }
		</>
	);
}
