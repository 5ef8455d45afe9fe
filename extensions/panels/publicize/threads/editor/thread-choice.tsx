import { Button, Notice, RadioControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { capped } from '../../rules/message';
import { publicizeStore } from '../../store';
import {
	FIELD,
	followThread,
	isBusy,
	isThread,
	MESSAGE,
	messageOf,
} from '../follow';
import { messages } from '../messages';
import { MOST, sizeNotice } from '../rules/thread';
import { suffix } from '../suffix';
import { ThreadPreview } from './thread-preview';
import { Warnings } from './warnings';

/** A thread has a tweet before those of the post, and one behind them. */
const AROUND = 2;

/** Choice between a single tweet and a thread, with the thread's options. */
export function ThreadChoice(): ReactNode {
	const { editPost } = useDispatch( editorStore );
	const { isOn, message } = useSelect(
		( select ) => ( {
			isOn: isThread( select ),
			message: messageOf( select ),
		} ),
		[]
	);
	// The suffix of a thread leaves less room for the words.
	const choose = ( isWanted: boolean ) => {
		const meta: Record< string, unknown > = { [ FIELD ]: isWanted };
		if ( isWanted && message ) {
			meta[ MESSAGE ] = capped( message, suffix() );
		}
		void editPost( { meta } );
	};
	useEffect( followThread, [] );
	return isOn === undefined ? null : (
		<>
			<RadioControl
				label={ messages.legend() }
				help={ isOn ? messages.help() : undefined }
				selected={ isOn ? 'thread' : 'single' }
				options={ [
					{ value: 'single', label: messages.single() },
					{ value: 'thread', label: messages.thread() },
				] }
				onChange={ ( kind ) => choose( kind === 'thread' ) }
			/>
			{ isOn && <Size /> }
		</>
	);
}

/** Size of the thread, and content that it omits or changes. */
function Size(): ReactNode {
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
	const count = Math.min( tweets.length, MOST ) + AROUND;
	const notice = isKnown ? sizeNotice( count, isBefore ) : null;
	return (
		<>
			{ notice && (
				<Notice
					status={ notice === 'too-long' ? 'error' : 'warning' }
					isDismissible={ false }
				>
					{ messages.size[ notice ]() }
				</Notice>
			) }
			{ isQuiet && <Warnings warnings={ warnings } /> }
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
