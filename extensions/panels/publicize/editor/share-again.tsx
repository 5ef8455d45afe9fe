import { moveFocus } from '#shared/ui';
import {
	Button,
	SelectControl,
	TextControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { dateI18n, getDate } from '@wordpress/date';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';
import type { SharingState } from '../api';
import { messages } from '../messages';
import { Message } from './message';

/** What is shared of a post. */
export type SharedPost = {
	/** The author's message; undefined if the post type does not support one. */
	message: string | undefined;
	/** Title, which is shared without a message. */
	title: string;
	link: string;
	isThread: boolean;
};

type Props = {
	/** The log around the form. If it has the focus itself when the form appears, the form's button gets the focus. */
	log?: RefObject< HTMLElement >;
	networks: SharingState[ 'networks' ];
	post: SharedPost;
	/** Whether the post was never shared. */
	isFirst: boolean;
	/** Whether a share is in progress, so that sharing again could post twice. */
	isWaiting: boolean;
	isBusy: boolean;
	/** `at` is the Unix time in seconds; 0 for now. Resolves to whether the server accepted the share. */
	onShare( chosen: {
		connection: string;
		at: number;
		message?: string;
	} ): Promise< boolean >;
};

/** Form to share a published post again, now or at a time in the site's time zone. */
export function ShareAgain( {
	log,
	networks,
	post,
	isFirst,
	isWaiting,
	isBusy,
	onShare,
}: Props ): ReactNode {
	const [ isOpen, setIsOpen ] = useState( false );
	const [ connection, setConnection ] = useState( networks[ 0 ]?.id ?? '' );
	const [ moment, setMoment ] = useState( '' );
	const [ message, setMessage ] = useState( post.message );
	const toggle = useRef< HTMLButtonElement >( null );
	const form = useRef< HTMLFormElement >( null );
	const isLocked = isBusy || isWaiting;
	const label = isFirst ? messages.shareFirst() : messages.shareAgain();
	useEffect( () => {
		const element = log?.current;
		if ( element && element === element.ownerDocument.activeElement ) {
			toggle.current?.focus();
		}
	}, [ log ] );
	const share = async () => {
		const at = moment ? getDate( moment ).getTime() / 1000 : 0;
		if ( await onShare( { connection, at, message } ) ) {
			// The pressed button disappears with the form.
			moveFocus( form.current, toggle.current );
			setIsOpen( false );
			setMoment( '' );
			setMessage( post.message );
		}
	};
	return (
		<VStack spacing={ 3 } style={ { marginBlockStart: 12 } }>
			<Button
				ref={ toggle }
				variant="secondary"
				__next40pxDefaultSize
				aria-expanded={ isOpen }
				disabled={ isWaiting }
				accessibleWhenDisabled
				style={ { alignSelf: 'start' } }
				onClick={ () => setIsOpen( ! isOpen ) }
			>
				{ label }
			</Button>
			{ isOpen && (
				<form
					ref={ form }
					aria-label={ label }
					onSubmit={ ( event ) => {
						event.preventDefault();
						// Enter submits the form even while its button is disabled.
						if ( ! isLocked ) {
							void share();
						}
					} }
				>
					<VStack spacing={ 3 }>
						{ message !== undefined && (
							<Message
								message={ message }
								onChange={ setMessage }
							/>
						) }
						{ ! post.isThread && (
							<p
								style={ {
									margin: 0,
									overflowWrap: 'anywhere',
								} }
							>
								{ messages.sharedText() }
								<br />
								{ `${ message || post.title } ${ post.link }` }
							</p>
						) }
						<SelectControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ messages.network() }
							value={ connection }
							options={ networks.map( ( { id, name } ) => ( {
								value: id,
								label: name,
							} ) ) }
							onChange={ setConnection }
						/>
						<TextControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							type="datetime-local"
							label={ messages.when() }
							help={ messages.whenHelp() }
							min={ dateI18n(
								'Y-m-d\\TH:i',
								new Date(),
								undefined
							) }
							value={ moment }
							onChange={ setMoment }
						/>
						<Button
							type="submit"
							variant="primary"
							__next40pxDefaultSize
							isBusy={ isBusy }
							disabled={ isLocked }
							accessibleWhenDisabled
							style={ { alignSelf: 'start' } }
						>
							{ moment ? messages.plan() : messages.shareNow() }
						</Button>
					</VStack>
				</form>
			) }
		</VStack>
	);
}
