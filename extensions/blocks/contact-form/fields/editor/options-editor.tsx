import { toPlainText } from '#shared/attributes';
import { isComposing } from '#shared/ui';
import { Button } from '@wordpress/components';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { closeSmall, plus } from '@wordpress/icons';
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { ROOT_CLASS } from '../../markup';
import { editOptions, linesOf } from '../../rules/author-input';
import type { EditedOptions, OptionsEvent } from '../../rules/author-input';
import type { Kind } from '../kinds';
import { fieldMessages as messages } from '../../messages';

/** The options of a field, edited in place. Those of a dropdown are listed only while the field is selected. */
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
	// The new row can be focused only after React has rendered it.
	useLayoutEffect( () => {
		if ( focus === 'add' ) {
			add.current?.focus();
		} else if ( focus ) {
			const row = rows.current[ focus.row ];
			row?.focus();
			row?.setSelectionRange( focus.at, focus.at );
		}
	}, [ focus ] );
	const isDropdown = kind === 'select' && options.length > 0;
	if ( isDropdown && ! isSelected ) {
		return null;
	}
	return (
		<div
			className={ isDropdown ? `${ ROOT_CLASS }__open-list` : undefined }
		>
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
			<Button
				ref={ add }
				className={ `${ ROOT_CLASS }__add` }
				size="small"
				variant="tertiary"
				icon={ plus }
				{ ...shownIf( isSelected || options.length === 0 ) }
				onClick={ () => edit( { type: 'added' } ) }
			>
				{ messages.addOption() }
			</Button>
		</div>
	);
}

/**
 * Props of buttons that appear only on selected fields. They always take up space, so that nothing moves under the
 * pointer during a click. WordPress would move the focus to a hidden button on an arrow key, and stop there.
 */
const shownIf = ( isShown: boolean ) =>
	isShown
		? {}
		: ( { style: { visibility: 'hidden' }, tabIndex: -1 } as const );

/** An option. Enter adds an option below, Backspace in an empty option deletes it, and pasted lines become options. */
function OptionRow( {
	option,
	at,
	isSelected,
	inputRef,
	onEdit,
}: {
	option: string;
	/** Index of the row. */
	at: number;
	isSelected: boolean;
	inputRef: Ref< HTMLInputElement >;
	onEdit( event: OptionsEvent ): void;
} ): ReactNode {
	const handleKeyDown = ( event: KeyboardEvent< HTMLInputElement > ) => {
		if ( isComposing( event ) ) {
			return;
		}
		const { selectionStart, selectionEnd, value } = event.currentTarget;
		if ( event.key === 'Enter' ) {
			event.preventDefault();
			onEdit( {
				type: 'split',
				at,
				before: value.slice( 0, selectionStart ?? value.length ),
				after: value.slice( selectionEnd ?? value.length ),
			} );
		} else if ( event.key === 'Backspace' && value === '' ) {
			event.preventDefault();
			onEdit( { type: 'removed', at } );
		}
	};
	const handlePaste = ( event: ClipboardEvent< HTMLInputElement > ) => {
		// Stop the event before it reaches the editor, which would insert the pasted lines as blocks.
		event.stopPropagation();
		const text = event.clipboardData.getData( 'text/plain' );
		const { selectionStart, selectionEnd, value } = event.currentTarget;
		if ( linesOf( text ).length > 1 ) {
			event.preventDefault();
			onEdit( {
				type: 'pasted',
				at,
				start: selectionStart ?? value.length,
				end: selectionEnd ?? value.length,
				text: toPlainText( text ),
			} );
		}
	};
	return (
		<li className={ `${ ROOT_CLASS }__option` }>
			<input
				ref={ inputRef }
				type="text"
				className={ `${ ROOT_CLASS }__option-text` }
				aria-label={ messages.option( at + 1 ) }
				placeholder={ messages.optionPlaceholder() }
				value={ option }
				onChange={ ( { target } ) =>
					onEdit( {
						type: 'written',
						at,
						text: toPlainText( target.value ),
					} )
				}
				onKeyDown={ handleKeyDown }
				onPaste={ handlePaste }
			/>
			<Button
				size="small"
				icon={ closeSmall }
				label={ messages.removeOption( at + 1 ) }
				{ ...shownIf( isSelected ) }
				onClick={ () => onEdit( { type: 'removed', at } ) }
			/>
		</li>
	);
}
