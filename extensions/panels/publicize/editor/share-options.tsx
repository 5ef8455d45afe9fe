import { readInitialState } from '#shared/initial-state';
import {
	Spinner,
	TextareaControl,
	ToggleControl,
	VisuallyHidden,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { Icon, error } from '@wordpress/icons';
import type { ReactNode } from 'react';
import type { Connection } from '../api';
import { messages } from '../messages';
import {
	canBeThread,
	canToggle,
	cutMessage,
	hasTwitter,
	MAX_MESSAGE_LENGTH,
	manageUrl,
	remainingCharacters,
	showsPictures,
} from '../rules/connections';
import { testConnections } from '../store';
import { ThreadChoice } from '../threads/editor/thread-choice';
import { isThread } from '../threads/update-tweets';
import { suffix } from '../threads/messages';
import { ManageLink, NewWindow, NoAccount, Refresh } from './connections';
import { usePost } from './use-post';

/**
 * Name of a connection and its account on one line, with an icon if its test failed. A notice below the list has the
 * details.
 */
const Name = ( { name, profile, test }: Connection ): ReactNode => (
	<>
		{ profile ? messages.account( name, profile ) : name }
		{ test !== 'passed' && (
			<>
				{ ' ' }
				<Icon
					icon={ error }
					size={ 16 }
					style={ { verticalAlign: 'middle', marginBlock: -4 } }
				/>
				<VisuallyHidden as="span">{ messages.failed() }</VisuallyHidden>
			</>
		) }
	</>
);

/** The connections to share a post to, and the message. */
export function ShareOptions(): ReactNode {
	const {
		connections,
		isLoading,
		message,
		setMessage,
		hasPictures,
		setHasPictures,
		toggle,
	} = usePost();
	const manage = manageUrl( readInitialState() );
	useEffect( () => {
		void testConnections();
	}, [] );

	if ( isLoading ) {
		return <Spinner />;
	}
	if ( connections.length === 0 ) {
		return <NoAccount />;
	}
	const isShared = connections.some( ( { isEnabled } ) => isEnabled );
	return (
		<VStack spacing={ 4 }>
			<fieldset style={ { margin: 0, padding: 0, border: 0 } }>
				<legend style={ { padding: 0, marginBottom: 8 } }>
					{ isShared ? messages.intro() : messages.allOff() }
				</legend>
				<VStack spacing={ 2 }>
					{ connections.map( ( connection ) => (
						<ToggleControl
							key={ connection.id }
							__nextHasNoMarginBottom
							label={ <Name { ...connection } /> }
							checked={
								connection.isEnabled &&
								connection.test === 'passed'
							}
							disabled={ ! canToggle( connection ) }
							onChange={ ( isEnabled ) =>
								toggle( connection.id, isEnabled )
							}
						/>
					) ) }
				</VStack>
			</fieldset>
			{ canBeThread( connections ) && (
				<ThreadChoice isForTwitter={ hasTwitter( connections ) } />
			) }
			{ isShared && message !== undefined && (
				<Message message={ message } onChange={ setMessage } />
			) }
			{ hasPictures !== undefined && showsPictures( connections ) && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.pictures() }
					help={ messages.picturesHelp() }
					checked={ hasPictures }
					onChange={ setHasPictures }
				/>
			) }
			{ /* Appears after the connections were tested, below the controls so that nothing moves under the pointer. */ }
			<Refresh connections={ connections } manage={ manage } />
			{ manage && (
				<div>
					<ManageLink href={ manage }>
						{ messages.manage() }
						<NewWindow />
					</ManageLink>
				</div>
			) }
		</VStack>
	);
}

function Message( {
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
