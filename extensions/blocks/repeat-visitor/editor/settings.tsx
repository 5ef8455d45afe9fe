import { CRITERIA, parseThreshold } from '../rules/visits';
import { BlockIcon } from '@wordpress/block-editor';
import {
	Notice,
	Placeholder,
	RadioControl,
	TextControl,
} from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { ROOT_CLASS, type Rule } from '../markup';
import { messages } from '../messages';

/**
 * After how many visits, and which side of them: the two settings, and what they mean in a sentence. What is typed
 * and is no threshold stays in the field; the one that is set stays set.
 */
export function Settings( {
	rule,
	onChange,
}: {
	rule: Rule;
	onChange( rule: Partial< Rule > ): void;
} ): ReactNode {
	const noticeId = useId();
	const [ typed, setTyped ] = useState( String( rule.threshold ) );
	const isInvalid = parseThreshold( typed ) === null;
	// Undoing, for one, changes the threshold from elsewhere.
	const text =
		isInvalid || parseThreshold( typed ) === rule.threshold
			? typed
			: String( rule.threshold );

	return (
		<Placeholder
			icon={ <BlockIcon icon={ icon } /> }
			label={ messages.title() }
			className={ `${ ROOT_CLASS }__settings` }
		>
			<TextControl
				__next40pxDefaultSize
				type="number"
				min={ 1 }
				step={ 1 }
				inputMode="numeric"
				label={ messages.threshold() }
				value={ text }
				aria-invalid={ isInvalid }
				aria-describedby={ noticeId }
				onChange={ ( next ) => {
					setTyped( next );
					const threshold = parseThreshold( next );
					if ( threshold !== null ) {
						onChange( { threshold } );
					}
				} }
			/>
			<RadioControl
				label={ messages.visibility() }
				selected={ rule.criteria }
				options={ CRITERIA.map( ( value ) => ( {
					value,
					label: messages.visibilityOf[ value ](),
				} ) ) }
				onChange={ ( next ) =>
					onChange( {
						criteria: CRITERIA.find( ( each ) => each === next ),
					} )
				}
			/>
			<div id={ noticeId } className={ `${ ROOT_CLASS }__notice` }>
				<Notice
					status={ isInvalid ? 'error' : 'info' }
					isDismissible={ false }
				>
					{ isInvalid
						? messages.invalidThreshold()
						: messages.audience( rule ) }
				</Notice>
			</div>
		</Placeholder>
	);
}
