import { CRITERIA } from '../rules/visits';
import { BlockIcon } from '@wordpress/block-editor';
import {
	Notice,
	Placeholder,
	RadioControl,
	TextControl,
} from '@wordpress/components';
import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { ROOT_CLASS, type Rule } from '../markup';
import { messages } from '../messages';
import { useThreshold } from './use-threshold';

/**
 * The two settings (number of visits, and whether the content appears before or after them), with a sentence that
 * explains them.
 */
export function Settings( {
	rule,
	onChange,
}: {
	rule: Rule;
	onChange( rule: Partial< Rule > ): void;
} ): ReactNode {
	const noticeId = useId();
	const { field, isInvalid } = useThreshold( rule.threshold, ( threshold ) =>
		onChange( { threshold } )
	);
	return (
		<Placeholder
			icon={ <BlockIcon icon={ icon } /> }
			label={ messages.title() }
			className={ `${ ROOT_CLASS }__settings` }
		>
			<TextControl
				{ ...field }
				label={ messages.threshold() }
				aria-describedby={ noticeId }
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
