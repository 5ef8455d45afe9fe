import { withoutEntities } from '#shared/attributes';
import { Button } from '@wordpress/components';
import { closeSmall } from '@wordpress/icons';
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { ROOT_CLASS } from '../markup';
import { linesOf, type OptionsEvent } from '../rules/edit-options';
import { messages } from './messages';

/** One option: Enter begins another, Backspace where nothing is written takes it away, lines that are pasted become options. */
export function OptionRow( {
	option,
	at,
	isSelected,
	inputRef,
	onEdit,
}: {
	option: string;
	/** Which row, from 0. */
	at: number;
	/** Whether the field is selected. */
	isSelected: boolean;
	inputRef: Ref< HTMLInputElement >;
	onEdit( event: OptionsEvent ): void;
} ): ReactNode {
	const handleKeyDown = ( event: KeyboardEvent< HTMLInputElement > ) => {
		if ( event.nativeEvent.isComposing ) {
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
		// The editor would make blocks of it.
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
				text: withoutEntities( text ),
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
						text: withoutEntities( target.value ),
					} )
				}
				onKeyDown={ handleKeyDown }
				onPaste={ handlePaste }
			/>
			{ isSelected && (
				<Button
					size="small"
					icon={ closeSmall }
					label={ messages.removeOption( at + 1 ) }
					onClick={ () => onEdit( { type: 'removed', at } ) }
				/>
			) }
		</li>
	);
}
