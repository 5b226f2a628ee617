import stylelint from 'stylelint';

const ruleName = 'siteledger/max-lines';
const messages = stylelint.utils.ruleMessages(ruleName, {
  tooLong: (lines, most) => `${lines} lines; a style sheet has at most ${most}, like any other file`,
});

const rule = (most) => (root, result) => {
  const lines = root.source.input.css.trimEnd().split('\n').length;
  if (lines <= most) return;
  stylelint.utils.report({ ruleName, result, node: root, message: messages.tooLong(lines, most) });
};

/** Limits the size of a style sheet, for which stylelint has no rule. */
export const styleSize = stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages }));
