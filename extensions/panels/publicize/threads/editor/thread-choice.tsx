import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { Button, Notice, RadioControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { cutMessage } from '../../rules/connections';
import { publicizeStore } from '../../store';
import { type Warning, WARNINGS } from '../endpoints';
import {
	FIELD,
	keepTweetsUpdated,
	isBusy,
	isThread,
	MESSAGE,
	messageOf,
} from '../update-tweets';
import { messages, suffix } from '../messages';
import { MAX_TWEETS_BETWEEN, sizeNotice } from '../rules/thread';
import { ThreadPreview } from './thread-preview';

/** The message before the post's tweets, and the closing link after them. */
const EXTRA_TWEETS = 2;

/** Choice between a single tweet and a thread, with the thread's options. */
export function ThreadChoice( {
	isForTwitter,
}: {
	/** Whether the texts name Twitter; otherwise the post goes only to other services. */
	isForTwitter: boolean;
} ): ReactNode {
	const { editPost } = useDispatch( editorStore );
	const { isOn, message } = useSelect(
		( select ) => ( {
			isOn: isThread( select ),
			message: messageOf( select ),
		} ),
		[]
	);
	// The suffix of a thread leaves fewer characters for the message.
	const choose = ( isWanted: boolean ) => {
		const meta: Record< string, unknown > = { [ FIELD ]: isWanted };
		if ( isWanted && message ) {
			meta[ MESSAGE ] = cutMessage( message, suffix() );
		}
		void editPost( { meta } );
	};
	useEffect( keepTweetsUpdated, [] );
	return isOn === undefined ? null : (
		<>
			<RadioControl
				label={ messages.legend() }
				help={ isOn ? messages.help() : undefined }
				selected={ isOn ? 'thread' : 'single' }
				options={ [
					{ value: 'single', label: messages.single( isForTwitter ) },
					{ value: 'thread', label: messages.thread( isForTwitter ) },
				] }
				onChange={ ( kind ) => choose( kind === 'thread' ) }
			/>
			{ isOn && <Size isForTwitter={ isForTwitter } /> }
		</>
	);
}

/** Shows the number of tweets, and content that the thread omits or changes. */
function Size( { isForTwitter }: { isForTwitter: boolean } ): ReactNode {
	const [ isOpen, setIsOpen ] = useState( false );
	const { tweets, warnings, isKnown, isBefore, isQuiet } = useSelect(
		( select ) => ( {
			tweets: select( publicizeStore() ).getTweets(),
			warnings: select( publicizeStore() ).getWarnings(),
			isKnown: select( publicizeStore() ).isThreadKnown(),
			isBefore: select( editorStore ).isPublishSidebarOpened(),
			isQuiet: ! isBusy( select ),
		} ),
		[]
	);
	const count = Math.min( tweets.length, MAX_TWEETS_BETWEEN ) + EXTRA_TWEETS;
	const notice = isKnown ? sizeNotice( count, isBefore ) : null;
	return (
		<>
			{ notice && (
				<Notice
					status={ notice === 'too-long' ? 'error' : 'warning' }
					isDismissible={ false }
				>
					{ messages.size[ notice ]( isForTwitter ) }
				</Notice>
			) }
			{ isQuiet && (
				<Warnings warnings={ warnings } isForTwitter={ isForTwitter } />
			) }
			<div>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					aria-haspopup="dialog"
					onClick={ () => setIsOpen( true ) }
				>
					{ messages.preview() }
				</Button>
			</div>
			{ isOpen && <ThreadPreview onClose={ () => setIsOpen( false ) } /> }
		</>
	);
}

/** Maximum number of blocks listed per warning. */
const MAX_LISTED = 10;

function Warnings( {
	warnings,
	isForTwitter,
}: {
	warnings: readonly Warning[];
	isForTwitter: boolean;
} ): ReactNode {
	const { selectBlock } = useDispatch( blockEditorStore );
	const titleOf = useSelect( ( select ) => {
		const { getBlockName } = select( blockEditorStore );
		return ( id: string ) => {
			const name = getBlockName( id );
			return name ? ( getBlockType( name )?.title ?? name ) : null;
		};
	}, [] );
	return WARNINGS.map( ( kind ) => {
		const there = warnings.flatMap( ( warning ) => {
			const title =
				warning.kind === kind ? titleOf( warning.clientId ) : null;
			return title ? [ { id: warning.clientId, title } ] : [];
		} );
		const sentence = messages.warning[ kind ]( isForTwitter );
		return there.length === 0 ? null : (
			<Notice
				key={ kind }
				status="warning"
				isDismissible={ false }
				spokenMessage={ sentence }
			>
				<p style={ { margin: 0 } }>{ sentence }</p>
				{ there.slice( 0, MAX_LISTED ).map( ( { id, title } ) => (
					<div key={ id }>
						<Button
							variant="link"
							onClick={ () => void selectBlock( id ) }
						>
							{ messages.goTo( title ) }
						</Button>
					</div>
				) ) }
			</Notice>
		);
	} );
}
