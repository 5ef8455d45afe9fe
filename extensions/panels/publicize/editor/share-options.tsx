import { readInitialState } from '#shared/initial-state';
import {
	FlexBlock,
	Spinner,
	ToggleControl,
	VisuallyHidden,
	__experimentalHStack as HStack,
	__experimentalTruncate as Truncate,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useEffect } from '@wordpress/element';
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

/** Name of a connection and its account, always on one line, so that nothing moves if its test fails. */
const Name = ( { name, profile, test }: Connection ): ReactNode => {
	const text = profile ? messages.account( name, profile ) : name;
	return (
		<>
			<Truncate title={ text }>{ text }</Truncate>
			{ test !== 'passed' && (
				<VisuallyHidden as="span">{ ` ${ messages.failed() }` }</VisuallyHidden>
			) }
		</>
	);
};

/**
 * Says that a connection's test failed, with a link to fix it for users who may. Stays in the connection's line, so that
 * nothing moves under the pointer when the test ends.
 */
const Failed = ( {
	connection: { name, refresh },
	manage,
}: {
	connection: Connection;
	manage: string | null;
} ): ReactNode => {
	const url = refresh?.url ?? manage;
	return (
		<HStack
			wrap
			expanded={ false }
			style={ {
				flexShrink: 0,
				maxWidth: '100%',
				// Lines with a link are taller than those with a toggle.
				marginBlock: -4,
			} }
		>
			<span aria-hidden="true" style={ { color: '#b32d2e' } }>
				{ messages.hasFailed() }
			</span>
			{ url && (
				<ManageLink href={ url }>
					<span aria-hidden="true">{ messages.fix() }</span>
					<VisuallyHidden as="span">
						{ messages.fixAbout( name ) }
					</VisuallyHidden>
					<NewWindow />
				</ManageLink>
			) }
		</HStack>
	);
};

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
						<HStack key={ connection.id } wrap>
							<FlexBlock>
								<ToggleControl
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
							</FlexBlock>
							{ connection.test !== 'passed' && (
								<Failed
									connection={ connection }
									manage={ manage }
								/>
							) }
						</HStack>
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
