import { TextareaControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import {
	cutMessage,
	MAX_MESSAGE_LENGTH,
	remainingCharacters,
} from '../rules/connections';
import { suffix } from '../threads/messages';
import { isThread } from '../threads/update-tweets';

/** Field for the message of a share, with the number of remaining characters. */
export function Message( {
	message,
	onChange,
}: {
	message: string;
	onChange( message: string ): void;
} ): ReactNode {
	const isOn = useSelect( ( select ) => isThread( select ), [] );
	const behind = isOn ? suffix() : '';
	const left = remainingCharacters( message, behind );
	const count = messages.remaining( left );
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ messages.message() }
			placeholder={ messages.messagePlaceholder() }
			maxLength={ MAX_MESSAGE_LENGTH - behind.length }
			value={ message }
			onChange={ ( text ) => onChange( cutMessage( text, behind ) ) }
			help={
				left <= 0 ? (
					<strong
						className="dovetail-publicize__full"
						style={ { color: '#b32d2e' } }
					>
						{ count }
					</strong>
				) : (
					count
				)
			}
		/>
	);
}
