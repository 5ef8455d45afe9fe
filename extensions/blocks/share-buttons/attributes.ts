/** The networks, their order and the icons are settings of the site, so that all posts look the same. */
export const attributes = {};
