import { readInitialState } from '#shared/initial-state';
import {
	Spinner,
	ToggleControl,
	VisuallyHidden,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { Icon, error } from '@wordpress/icons';
import type { ReactNode } from 'react';
import type { Connection } from '../api';
import { messages } from '../messages';
import {
	canBeThread,
	canToggle,
	hasTwitter,
	manageUrl,
	showsPictures,
} from '../rules/connections';
import { testConnections } from '../store';
import { ThreadChoice } from '../threads/editor/thread-choice';
import { ManageLink, NewWindow, NoAccount, Refresh } from './connections';
import { Message } from './message';
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
